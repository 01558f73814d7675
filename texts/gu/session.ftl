### What the sessions of both games say.
### Words in backquotes, such as `undo`, are commands. They are in English in all files; the crate puts the words of
### the language in their place.

# The sides. $side is `white` or `black`.
session-side =
    { $side ->
        [white] સફેદ
       *[black] કાળા
    }

## The choice of a game

session-games =
    1  Stones!: પથ્થરો એકબીજા પરથી કૂદે છે અને એકબીજાને જકડે છે
    2  પાસાની દોડ: બોર્ડની ફરતે એક ચક્કર અને પછી ઘર
session-choose-rules = કઈ રમતના નિયમો?
session-choose-tutorial = કઈ રમતના પાઠ?
session-choose-options = કઈ રમતના નિયમો પસંદ કરીને રમવું?
session-games-words = `rules` અને `tutorial` શીખવે છે, `back` અને `quit` બહાર નીકળે છે
session-which-game = કઈ રમત [{ $usual }]
session-expected-game = 1 અથવા `stones`, 2 અથવા `dice-race`, `rules`, `tutorial`, `back` કે `quit` લખો.
session-new-or-left = 1  નવી રમત
session-opening-words =
    `load FILE` સાચવેલી રમત આગળ રમે છે, `options` નિયમો પસંદ કરવા દે છે
    `rules` અને `tutorial` શીખવે છે, `back` પાછલા સવાલ પર જાય છે, `quit` બહાર નીકળે છે
session-delete-words = `delete N` અધૂરી રમત કાઢી નાખે છે
session-expected-opening = રમતનો નંબર, `stones`, `dice-race`, `continue`, `load FILE`, `delete N`, `options`, `rules`, `tutorial` કે `quit` લખો.
session-expected-new-or-left = રમતનો નંબર, `new`, `continue`, `load FILE`, `delete N`, `options`, `rules`, `tutorial`, `back` કે `quit` લખો.
session-is-first-question = આ પહેલો સવાલ છે.
session-expected-number = { $least } થી { $most } વચ્ચેનો આંકડો, `back` અથવા `quit` લખો.

## The choice of the players. Enter is the answer in brackets.

session-opponents =
    1  કમ્પ્યૂટર
    2  આ જ કીબોર્ડ પર બીજી વ્યક્તિ
session-which-opponent = તમારી સામે કોણ રમશે [1]
session-expected-opponent = કમ્પ્યૂટર માટે 1, વ્યક્તિ માટે 2, `rules`, `tutorial`, `back` અથવા `quit` લખો.
session-levels = સ્તરો: 1 શિખાઉ, 3 શોખીન, 5 ક્લબ ખેલાડી, 8 નિષ્ણાત, 10 સૌથી મજબૂત
session-which-level = કયું સ્તર, 1 થી 10 [{ $usual }]
session-expected-level = 1 થી 10 વચ્ચેનું સ્તર લખો.
session-expected-level-answer = 1 થી 10 વચ્ચેનું સ્તર, `rules`, `tutorial`, `back` અથવા `quit` લખો.
session-colors =
    1  સફેદ, જે શરૂ કરે છે
    2  કાળા
    3  નસીબ પ્રમાણે
session-which-color = તમારો પક્ષ [1]
session-expected-color = સફેદ માટે 1, કાળા માટે 2, નસીબ પ્રમાણે 3, `back` અથવા `quit` લખો.
session-your-side = તમારો પક્ષ: { session-side }.
session-players = સફેદ: { $white }, કાળા: { $black }.
session-expected-players = સફેદ અને કાળાના ખેલાડી લખો, જેમ કે `players human 3`: `human`, `computer`, 1 થી 10 વચ્ચેનું સ્તર, `greedy` અથવા `random`.
session-expected-human = ઓછામાં ઓછો એક `human` જોઈએ.
session-level = સ્તર { $level }.
session-no-level = કોઈ પક્ષ સ્તર પર રમતો નથી.

## Prompts

session-prompt-over = રમત પૂરી ({ $commands })

## Moves

session-legal-moves =
    { $moves ->
        [one] { $moves } શક્ય ચાલ
       *[other] { $moves } શક્ય ચાલ
    }
session-more-moves = ... `moves` બધી ચાલો બતાવે છે.
session-empty-square = { $square } ખાલી છે.
session-not-a-move = આ ચાલ નથી: `{ $found }` ને બદલે { $expected } જોઈએ.
session-move-is-short = આ ચાલ નથી: `{ $text }` પછી { $expected } જોઈએ.
session-illegal = { $text } ચાલ શક્ય નથી: { $reason }.
session-cannot-go = { $origin } પરથી { $target } પર જઈ શકાતું નથી.
session-expected-one-of = આમાંથી એક ચાલ લખો: { $moves }

## What a malformed move lacks

session-expected-square = a1 થી h8 સુધીનું ખાનું
session-expected-square-or-sign = ખાનું, `@` અથવા `--`
session-expected-separator = `-` અથવા `x`
session-expected-separator-or-target = `-`, `x`, `^` અથવા જવાનું ખાનું
session-expected-pass = `-`: વારો જતો કરવા `--` લખાય છે
session-expected-end = લખાણનો અંત

## Longer texts, a screen at a time

session-more = આગળ વધવા Enter, અટકવા `q`

## Answers to commands

session-expected-nothing-after = `{ $word }` પછી કશું ન લખો.
session-expected-file-name = ફાઇલનું નામ લખો: `{ $word } game.txt`.
session-expected-utf8 = ફાઇલનું નામ UTF-8 માં લખો.
session-expected-text-in-utf8 = લખાણ UTF-8 માં લખો.
session-expected-one-line = { $lines } નહીં, એક જ લીટી લખો.
session-nothing-to-undo = પાછું લેવા જેવું કશું નથી.
session-nothing-to-redo = ફરી કરવા જેવું કશું નથી.
session-is-over = રમત પૂરી થઈ ગઈ છે. `new`, `menu`, `save FILE`, `load FILE`, `undo`, `help` અથવા `quit` લખો.
session-thinking-stopped = વિચારવાનું અટકાવ્યું: { session-side } અત્યાર સુધી મળેલી સૌથી સારી ચાલ રમે છે. `undo` તે પાછી લે છે, `level` કમ્પ્યૂટરને ઝડપી બનાવે છે, લખવાની લીટીમાં Ctrl-C બહાર નીકળે છે.
session-hint-stopped = વિચારવાનું અટકાવ્યું: અત્યાર સુધી મળેલી સૌથી સારી ચાલ આ છે.
session-goodbye = આવજો.
session-interrupted = Ctrl-C થી અટકાવ્યું.
session-repeat = `--seed { $seed }` વિકલ્પથી આ જ યાદૃચ્છિક પસંદગીઓ ફરી આવે છે.
session-seed = (--seed { $seed })
session-new-game = નવી રમત.
session-board-turns = બે ખેલાડી રમે ત્યારે જેનો વારો હોય તેના તરફ બોર્ડ ફરશે.
session-board-stays = હવે બોર્ડ ફરશે નહીં.

## Questions. The answers in English are understood too.

session-yes = હા
session-no = ના
session-append = ઉમેરો
session-yes-or-no = { $question } ({ session-yes }/{ session-no })
session-yes-or-no-usually-yes = { session-yes-or-no } [{ session-yes }]
session-yes-append-or-no = { $question } ({ session-yes }/{ session-append }/{ session-no })
session-answer-yes-or-no = કૃપા કરી { session-yes } અથવા { session-no } લખો.
session-answer-append = કૃપા કરી { session-yes } અથવા { session-no } લખો. `{ session-append }` લખશો તો આ રમતો રહેશે અને તમારી રમત તેમાં ઉમેરાશે.

## Files

session-saved = { $file } માં સાચવી લીધું.
session-not-saved = સાચવ્યું નથી.
session-not-saved-since = સાચવી શકાયું નથી: { $reason }.
session-file-changed = સવાલ પુછાયા પછી { $file } ફાઇલ બદલાઈ ગઈ છે.
session-overwrite = { $file } ફાઇલમાં કોઈ રમત નથી. તેની જગ્યાએ લખવું?
session-overwrite-games =
    { $games ->
        [one] { $file } ફાઇલમાં { $games } રમત છે. તેની જગ્યાએ લખવું?
       *[other] { $file } ફાઇલમાં { $games } રમતો છે. તેની જગ્યાએ લખવું?
    }
session-not-loaded = ખોલ્યું નથી.
session-not-loaded-since = ખોલી શકાયું નથી: { $reason }.
session-holds-other = { $file } માં બીજી રમત છે: { $game }. `menu` લખો અને ત્યાં તે ખોલો.
session-record-fault = નોંધમાં ભૂલ છે: { $fault }
session-continue-from-start = શરૂઆતથી આગળ રમવું?
session-continue-before-fault =
    { $moves ->
        [one] ભૂલ પહેલાં { $moves } ચાલ થઈ છે. ત્યાંથી આગળ રમવું?
       *[other] ભૂલ પહેલાં { $moves } ચાલ થઈ છે. ત્યાંથી આગળ રમવું?
    }
session-first-game =
    { $more ->
        [one] આ ફાઇલની પહેલી રમત છે; તેમાં બીજી { $more } રમત છે.
       *[other] આ ફાઇલની પહેલી રમત છે; તેમાં બીજી { $more } રમતો છે.
    }
session-numbered-game =
    { $more ->
        [one] આ ફાઇલની રમત નંબર { $number } છે; તેમાં બીજી { $more } રમત છે.
       *[other] આ ફાઇલની રમત નંબર { $number } છે; તેમાં બીજી { $more } રમતો છે.
    }
session-choose-another = બીજી રમત --game N થી પસંદ કરો.

## Games that are kept while they are played

session-continue-kept = આગળ રમો: { $game }
session-kept-game = { $game }: { $moves }, { $age }
session-kept-moves =
    { $moves ->
        [one] { $moves } ચાલ
       *[other] { $moves } ચાલ
    }
session-against-level = કમ્પ્યૂટર સામે, સ્તર { $level }
session-against-person = બીજી વ્યક્તિ સામે
session-against-player = { $player } સામે
session-age-now = હમણાં જ
session-age-minutes =
    { $minutes ->
        [one] { $minutes } મિનિટ પહેલાં
       *[other] { $minutes } મિનિટ પહેલાં
    }
session-age-hours =
    { $hours ->
        [one] { $hours } કલાક પહેલાં
       *[other] { $hours } કલાક પહેલાં
    }
session-age-days =
    { $days ->
        [one] { $days } દિવસ પહેલાં
       *[other] { $days } દિવસ પહેલાં
    }
session-kept-played =
    { $games ->
        [one] { $games } અધૂરી રમત અહીં નથી: તે બીજા ટર્મિનલમાં રમાઈ રહી છે.
       *[other] { $games } અધૂરી રમતો અહીં નથી: તે બીજા ટર્મિનલમાં રમાઈ રહી છે.
    }
session-kept-taken = આ રમત બીજા ટર્મિનલમાં રમાઈ રહી છે, અથવા ત્યાં પૂરી થઈ ગઈ છે.
session-delete = કાઢી નાખવી: { $game }?
session-deleted = કાઢી નાખી.
session-not-deleted = કાઢી શકાઈ નથી: { $reason }.
session-kept-unreadable = અધૂરી રમત આગળ રમી શકાતી નથી: { $reason }.
session-unreadable-moved = તેની ફાઇલ હવે { $file } છે.
session-left-in = અધૂરી રમત { $file } માં રહે છે. `menu` અને હવે પછી `play` તે આગળ રમવાનું પૂછશે.
session-kept = રમત { $file } માં રહે છે. હવે પછી `play` તે આગળ રમવાનું પૂછશે.
session-kept-for-menu = રમત સચવાયેલી છે.
session-not-kept = અધૂરી રમતો સચવાતી નથી: { $reason }. દરેક ચાલ વખતે ફરી પ્રયત્ન થશે.
session-kept-again = રમત હવે ફરી { $file } માં સચવાય છે.
session-quit-unfinished = રમત પૂરી થઈ નથી અને સાચવી નથી. બહાર નીકળવું?
session-menu-unfinished = રમત પૂરી થઈ નથી અને સાચવી નથી. તે છોડી દેવી?
session-new-unfinished = રમત પૂરી થઈ નથી અને સાચવી નથી. નવી શરૂ કરવી?
session-load-unfinished = રમત પૂરી થઈ નથી અને સાચવી નથી. બીજી ખોલવી?
session-resign = હાર સ્વીકારવી?

## The end of a game

session-won =
    { $side ->
        [white] રમત પૂરી: સફેદ જીત્યા
       *[black] રમત પૂરી: કાળા જીત્યા
    }
session-drawn = રમત પૂરી: બરાબરી
session-resigned =
    { $moves ->
        [one] { $moves } ચાલ પછી { session-side } પક્ષે હાર સ્વીકારી.
       *[other] { $moves } ચાલ પછી { session-side } પક્ષે હાર સ્વીકારી.
    }
session-out-of-time =
    { $moves ->
        [one] { $moves } ચાલ પછી { session-side } પક્ષનો સમય પૂરો થયો.
       *[other] { $moves } ચાલ પછી { session-side } પક્ષનો સમય પૂરો થયો.
    }
session-abandoned =
    { $moves ->
        [one] { $moves } ચાલ પછી રમત અધૂરી છોડી દેવાઈ.
       *[other] { $moves } ચાલ પછી રમત અધૂરી છોડી દેવાઈ.
    }

## The output of `help`: what each command does

session-help-moves = બોર્ડ અને બધી શક્ય ચાલો બતાવો
session-help-signs = યાદીનાં અને બોર્ડ પરનાં ચિહ્નો સમજાવો
session-help-redo = પાછું લીધેલું ફરી કરો
session-help-hint = કમ્પ્યૂટર પાસે સૂચન માગો
session-help-save = રમત સાચવો
session-help-load = સાચવેલી રમત આગળ રમો
session-help-resign = હાર સ્વીકારો
session-help-flip = બોર્ડ ફેરવો
session-help-level = કમ્પ્યૂટરનું સ્તર બતાવો અથવા બદલો, 1 થી 10
session-help-players = સફેદ અને કાળા તરફથી કોણ રમે તે બદલો; નામ વગર લખો તો પુછાશે
session-help-turn = બે ખેલાડી રમે ત્યારે જેનો વારો હોય તેના તરફ બોર્ડ ફેરવો; ફરી લખો તો બંધ
session-help-new = નવી રમત શરૂ કરો
session-help-menu = રમતોના મેનૂ પર જાઓ; અધૂરી રમત ત્યાં મળશે
session-help-rules = રમતના નિયમો બતાવો
session-help-tutorial = થોડા પાઠમાં રમત શીખો, પછી આ રમત આગળ રમો
session-help-quit = બહાર નીકળો; લખાણનો અંત આવે ત્યારે પણ એમ જ થાય છે

## The heading of the signs, which each game explains

session-signs = યાદીનાં અને બોર્ડ પરનાં ચિહ્નો
