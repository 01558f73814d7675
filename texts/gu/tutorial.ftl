### What the tutorial says. The lessons themselves are in the files of each game.

tutorial-stones = Stones! ના પાઠ
tutorial-dice-race = પાસાની દોડના પાઠ
tutorial-commands = ચાલ લખો, ચાલો જોવા ખાનું લખો, અથવા `help signs`, `hint`, `skip`, `back`, `rules` કે `quit` લખો.
tutorial-lesson = પાઠ { $number }/{ $lessons }: { $title }
tutorial-expected = ચાલ, ખાનું, `hint`, `skip`, `back`, `rules` કે `quit` લખો; `{ $text }` સમજાયું નથી.
tutorial-misses = { $played } શક્ય ચાલ છે, પણ અહીં બીજી ચાલ જોઈએ છે. { $hint }
tutorial-is-first = આ પહેલો પાઠ છે.
tutorial-solved =
    { $solved ->
        [one] તમે { $lessons } માંથી { $solved } પાઠ ઉકેલ્યો.
       *[other] તમે { $lessons } માંથી { $solved } પાઠ ઉકેલ્યા.
    }
tutorial-play-stones = `stones-dice play stones` થી રમત શરૂ થાય છે.
tutorial-play-dice-race = `stones-dice play dice-race` થી રમત શરૂ થાય છે.
tutorial-back-to-game = હવે પાછા રમતમાં.
