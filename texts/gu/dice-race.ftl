### What a session of the dice race says.

dice-race-title = પાસાની દોડ
dice-race-demo = પાસાની દોડ, કમ્પ્યૂટર રમે છે
dice-race-welcome = પાસાની દોડ. ચાલ, ખાનું, એકમાત્ર ચાલ માટે Enter અથવા `help` લખો.
dice-race-how-to-move = ચાલ બે ખાનાંથી લખાય છે, જેમ કે a1-b1; પહેલાં એક અને પછી બીજું ખાનું પણ લખી શકાય. ફક્ત a1 લખો તો તીર સોગઠીનો રસ્તો બતાવે છે, અને યાદી તેનાં ખાનાં લખે છે.
dice-race-expected-input = a1-d1 જેવી ચાલ, a1 જેવું ખાનું અથવા `help` લખો; `{ $text }` સમજાયું નથી.

## The choice of the rules. Enter is the usual one.

dice-race-pieces = દરેક પક્ષ પાસે 1 થી 4 સોગઠી હોય છે. ઓછી સોગઠી હોય તો રમત ટૂંકી થાય છે.
dice-race-which-pieces = સોગઠી [4]
dice-race-captures-first =
    1  ચાલ રસ્તામાં મળેલી સામેની પહેલી સોગઠીને મારે છે
    2  ચાલ ફક્ત પોતાના છેલ્લા ખાના પર મારે છે
dice-race-which-captures = મારવું [1]
dice-race-blocks =
    1  ઘર તરફ જતાં પોતાની સોગઠી ચાલ ટૂંકાવે છે
    2  ઘર તરફ જતાં પોતાની સોગઠી હોય તો ચાલ શક્ય નથી
dice-race-which-block = ઘરનો રસ્તો [1]
dice-race-sixes =
    1  છ પછી સામેનો પક્ષ પાસો ફેંકે છે
    2  છ પછી એ જ પક્ષ ફરી પાસો ફેંકે છે
dice-race-which-sixes = છ [1]
dice-race-ways-to-roll =
    1  પાસો તમારા વતી ફેંકાય છે
    2  તમે તમારો પાસો ફેંકો છો અને આંકડો લખો છો
    3  ન્યાયી પાસા, જે રમત પછી ચકાસી શકાય છે
dice-race-which-way-to-roll = પાસો [1]

## The board and what stands beside it

dice-race-legend-home = ઘરમાં
dice-race-legend-diagonal = વિકર્ણ
dice-race-side-home = { $pieces } ઘરમાં
dice-race-side-on-edge = { $pieces } કિનારી પર
dice-race-side-waiting = { $pieces } બહાર
dice-race-enters = નવી સોગઠી
dice-race-enters-and-captures = નવી સોગઠી, હરીફની મરે છે
dice-race-captures = હરીફની સોગઠી મરે છે
dice-race-comes-home = ઘરમાં
dice-race-cut-short = ચાલ ટૂંકી થઈ
dice-race-no-move = કોઈ સોગઠી ચાલી શકતી નથી

## The state of the game

dice-race-prompt-roll = { session-side } પાસો ફેંકે (1 થી 6)
dice-race-to-roll =
    { $side ->
        [white] સફેદનો
       *[black] કાળાનો
    } પાસો ફેંકવાનો વારો.
dice-race-must-pass =
    { $side ->
        [white] સફેદને
       *[black] કાળાને
    } { $rolled ->
        [one] { $rolled } પડ્યો
       *[other] { $rolled } પડ્યા
    }: કોઈ સોગઠી ચાલી શકતી નથી, તેથી વારો હરીફને જાય છે.
dice-race-to-move =
    { $side ->
        [white] સફેદને
       *[black] કાળાને
    } { $rolled ->
        [one] { $rolled } પડ્યો
       *[other] { $rolled } પડ્યા
    }: { session-legal-moves }.
dice-race-enter-makes-it = Enter દબાવો એટલે તે ચાલ થાય.
dice-race-shown-won = રમત પૂરી: { session-side } જીત્યા (બધી ઘરમાં)

## Moves and rolls

dice-race-passes =
    { $side ->
        [white] સફેદને
       *[black] કાળાને
    } { $rolled ->
        [one] { $rolled } પડ્યો
       *[other] { $rolled } પડ્યા
    }. કોઈ સોગઠી ચાલી શકતી નથી, તેથી વારો હરીફને જાય છે.
dice-race-plays =
    { $side ->
        [white] સફેદને
       *[black] કાળાને
    } { $rolled ->
        [one] { $rolled } પડ્યો
       *[other] { $rolled } પડ્યા
    }. ચાલ: { $played }.
dice-race-hint = સૂચન: { $played }. જીતવાની શક્યતા { $percent } %.
dice-race-no-roll-yet = પાસો હજી ફેંકાયો નથી.
dice-race-die-was-rolled = તમારી છેલ્લી ચાલ પછી પાસો ફેંકાઈ ગયો છે. `undo roll` પાસો પણ પાછો લે છે.
dice-race-rolled-for-you = પાસો કમ્પ્યૂટર ફેંકે છે, સિવાય કે રમત `--rolls typed` થી શરૂ કરો.
dice-race-expected-roll = પાસાનો આંકડો 1 થી 6 લખો, { $text } નહીં.
dice-race-no-roll-now = અત્યારે પાસો ન ફેંકાય: { $reason }.
dice-race-no-draw = પાસાની દોડમાં બરાબરી નથી. `resign` થી હાર સ્વીકારાય છે.

## Why a piece cannot move

dice-race-not-yours =
    { $square } પરની સોગઠી { $side ->
        [white] સફેદની
       *[black] કાળાની
    } નથી.
dice-race-cannot-move = { $square } પરની સોગઠી ચાલી શકતી નથી: { $reason }.

## Why a roll, or a move from $origin to $target, is illegal

dice-race-illegal-game-over = રમત પૂરી થઈ ગઈ છે
dice-race-illegal-no-roll = પાસો હજી ફેંકાયો નથી
dice-race-illegal-roll-pending = ગયા પાસાની ચાલ હજી બાકી છે
dice-race-illegal-other-sides-turn = અત્યારે હરીફનો વારો છે
dice-race-illegal-no-piece = { $origin } પર સોગઠી નથી
dice-race-illegal-opponents-piece = { $origin } પર હરીફની સોગઠી છે
dice-race-illegal-beyond-the-end = આ આંકડો છેલ્લા ખાનાની પાર લઈ જાય છે
dice-race-illegal-blocked = બરાબર આગળ પોતાની સોગઠી છે
dice-race-illegal-not-in-full = રસ્તામાં પોતાની સોગઠી છે, અને આ આંકડો પૂરેપૂરો ચાલવો પડે
dice-race-illegal-other-target = આ આંકડાથી સોગઠી બીજા ખાનામાં જાય છે
dice-race-illegal-needs-six = નવી સોગઠી છક્કા પર જ ઊતરે છે
dice-race-illegal-none-waiting = ઉતારવા માટે કોઈ સોગઠી બહાર નથી
dice-race-illegal-start-occupied = ખૂણામાં પોતાની સોગઠી છે
dice-race-illegal-not-the-start = નવી સોગઠી પોતાના ખૂણામાં જ ઊતરે છે
dice-race-illegal-cannot-pass = કોઈ સોગઠી ચાલી શકે છે, તેથી વારો જતો ન કરાય
dice-race-illegal-is-capture = આ ચાલમાં સોગઠી મરે છે, તે `x` થી લખાય છે
dice-race-illegal-is-no-capture = આ ચાલમાં સોગઠી મરતી નથી, તે `x` વગર લખાય છે

## The end of a game, and the rolls

dice-race-all-home =
    { $moves ->
        [one] { $moves } ચાલ પછી { session-side } પક્ષની બધી સોગઠીઓ ઘરે પહોંચી.
       *[other] { $moves } ચાલ પછી { session-side } પક્ષની બધી સોગઠીઓ ઘરે પહોંચી.
    }
dice-race-no-rolls = નથી
# The headings of the table of rolls.
dice-race-rolls = પાસા
dice-race-rolls-all = કુલ
dice-race-rolls-mean = સરેરાશ
dice-race-rolls-passes = પાસ

## The output of `help`: what each command does, and the rules in short

dice-race-help-move = a1 પરની સોગઠીને d1 પર લઈ જાઓ; a1 d1, અથવા પહેલાં a1 અને પછી d1 પણ લખાય
dice-race-help-square = a1 પરની સોગઠીનો રસ્તો બતાવો
dice-race-help-enter = એકમાત્ર શક્ય ચાલ ચાલો; ચાલો ઘણી હોય તો બોર્ડ ફરી બતાવો
dice-race-help-enter-piece = નવી સોગઠી ઉતારો; @a1 જેવું જ
dice-race-help-roll = પાસાનો આંકડો પાંચ લખો, રમત `--rolls typed` થી શરૂ કરી હોય તો
dice-race-help-rolls = બધા પાસા, અને દરેક આંકડો કેટલી વાર પડ્યો તે બતાવો
dice-race-help-undo = તમારી છેલ્લી ચાલ પાછી લો, જો તે પછી પાસો ન ફેંકાયો હોય
dice-race-help-undo-roll = તમારી છેલ્લી ચાલ અને તે પછીના બધા પાસા અને ચાલો પાછાં લો
dice-race-help-rules =
    તમારી બધી સોગઠીઓને તમારા ખૂણેથી બોર્ડની કિનારી પર, ઘડિયાળના કાંટાથી ઊલટી દિશામાં એક ચક્કર
    ફેરવીને ઘરે લાવો: તમારા વિકર્ણનાં ચાર ખાનાંમાં, જેમાં ખૂણો પણ આવે છે. રસ્તામાં પોતાની સોગઠી હોય
    તો ચાલ ટૂંકી થાય છે; હરીફની હોય તો તે મરે છે અને ફરી બહાર બેસે છે. છક્કો પડે તો નવી સોગઠી ઉતારી
    શકાય છે. ઘરના રસ્તે આંકડો પૂરેપૂરો ચાલવો પડે, નહીં તો ચાલી શકાતું નથી. કોઈ સોગઠી ચાલી ન શકે તો
    વારો આપોઆપ હરીફને જાય છે.

## The signs in lists and on the board, each with its meaning after two spaces

dice-race-signs =
    a1-d1  a1 થી d1 ની ચાલ
    a1xd1  ચાલ, જેમાં d1 પરની હરીફની સોગઠી મરે છે
    @a1  નવી સોગઠી a1 પર ઊતરે છે; @xa1 માં ત્યાંની હરીફની સોગઠી મરે છે
    --  કોઈ સોગઠી ચાલી શકતી નથી, વારો જતો થાય છે
    a1-c1 b1 c1  યાદીની લીટી: ચાલ, અને રસ્તામાં આવતાં ખાનાં
    6:@a1  પાસાનો આંકડો અને તેની ચાલ
    { $target }  બોર્ડ પર: ચાલનો અંત; તીર રસ્તો બતાવે છે
    x  સોગઠીની બાજુમાં: તે મરી શકે છે
    ( )  ચાલી શકે તેવી સોગઠી
    {"[ ]"}  છેલ્લી ચાલનો રસ્તો
    { $home }  સોગઠીની બાજુમાં: તે ઘરમાં છે

    રંગ હોય ત્યારે કૌંસને બદલે ખાનાનો રંગ બદલાય છે.
