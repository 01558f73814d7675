### What a session of Stones! says.

stones-title = Stones!
stones-welcome = Stones! ચાલ, ખાનું અથવા `help` લખો.
stones-how-to-move = ચાલ બે ખાનાંથી લખાય છે, જેમ કે d2-e3; પહેલાં એક અને પછી બીજું ખાનું પણ લખી શકાય. ફક્ત d2 લખો તો { $target } બતાવે છે કે પથ્થર ક્યાં સરકી શકે, અને યાદી તે ખાનાં લખે છે: `d2  -c3 -e3` વગેરે.
stones-demo = Stones!, કમ્પ્યૂટર રમે છે
stones-expected-input = a1-d4 જેવી ચાલ, a1 જેવું ખાનું અથવા `help` લખો; `{ $text }` સમજાયું નથી.
stones-legend-pinned = જકડાયેલો

## The choice of the rules. The first choice is the usual one.

stones-boards = બોર્ડમાં 3 થી 8 ઊભી અને આડી હરોળ હોય છે, જેમ કે 5x4.
stones-which-board = ઊભી અને આડી હરોળ [8x8]
stones-expected-board = 3 થી 8 ઊભી અને આડી હરોળ, જેમ કે 5x4, `back` અથવા `quit` લખો.
stones-ends =
    1  જેનો વારો હોય તે ચાલી ન શકે ત્યારે રમત પૂરી થાય છે
    2  કોઈ પણ પક્ષ ચાલી ન શકે ત્યારે રમત પૂરી થાય છે
stones-which-end = રમતનો અંત [1]
stones-goals =
    1  સામેની છેલ્લી હરોળ પરના પથ્થર ગણાય છે
    2  સામેના અડધા બોર્ડ પરના પથ્થર ગણાય છે
stones-which-goal = લક્ષ્ય [1]

## The state of the game

stones-standing =
    { $side ->
        [white] સફેદનો
       *[black] કાળાનો
    } વારો, { session-legal-moves }. સ્કોર: સફેદ { $white }, કાળા { $black }.
stones-shown =
    { $side ->
        [white] સફેદનો
       *[black] કાળાનો
    } વારો, { session-legal-moves }, સ્કોર { $score }
stones-shown-won = રમત પૂરી: { session-side } { $score } થી જીત્યા (ચાલ નથી)
stones-shown-drawn = રમત પૂરી: બરાબરી { $score } (ચાલ નથી)

## Moves

stones-plays = { session-side } ચાલે છે: { $played }.
stones-pins = { $played } ({ $jumped } પરનો પથ્થર જકડાય છે)
stones-frees = { $played } ({ $jumped } પરનો પથ્થર છૂટે છે)
stones-hint = સૂચન: { $played }. { $value }.
stones-value = અંતે અપેક્ષિત સરસાઈ: { $value } પથ્થર (જીત { $win } %, બરાબરી { $draw } %, હાર { $loss } %)
stones-value-proven = બંને શ્રેષ્ઠ રમે તો અંતે સરસાઈ: { $value } પથ્થર

## Why a stone cannot move

stones-not-yours =
    { $square } પરનો પથ્થર { $side ->
        [white] સફેદનો
       *[black] કાળાનો
    } નથી.
stones-is-pinned = { $square } પરનો પથ્થર જકડાયેલો છે.
stones-off-board = { $square }: { stones-illegal-off-board }.
stones-cannot-move = { $square } પરના પથ્થરની કોઈ શક્ય ચાલ નથી.

## Why a move from $origin to $target is illegal

stones-illegal-game-over = રમત પૂરી થઈ ગઈ છે
stones-illegal-off-board = આ બોર્ડ પર આવું ખાનું નથી
stones-illegal-no-stone = { $origin } પર પથ્થર નથી
stones-illegal-opponents-stone = { $origin } પર હરીફનો પથ્થર છે
stones-illegal-pinned = { $origin } પરનો પથ્થર જકડાયેલો છે
stones-illegal-not-in-line = પથ્થર ત્રાંસો આગળ ચાલે છે, અથવા બાજુમાં બે ખાનાં કૂદે છે
stones-illegal-target-occupied = { $target } ભરેલું છે
stones-illegal-blocked = રસ્તામાં પથ્થર છે
stones-illegal-nothing-to-jump = કૂદવા માટે વચ્ચે પથ્થર નથી
stones-illegal-unpinned-ally = પોતાના છૂટા પથ્થર પરથી કૂદી શકાતું નથી
stones-illegal-pinned-opponent = હરીફના જકડાયેલા પથ્થર પરથી કૂદી શકાતું નથી
stones-illegal-is-slide = આ સરકવાની ચાલ છે, તે `-` થી લખાય છે
stones-illegal-is-pin = આ ચાલ હરીફના પથ્થરને જકડે છે, તે `x` થી લખાય છે
stones-illegal-is-free = આ ચાલ પોતાના પથ્થરને છોડાવે છે, તે `^` થી લખાય છે
stones-illegal-wrong-jumped-square = ચાલમાં કૂદવાનું ખાનું ખોટું છે

## Draw offers

stones-accept-draw = { session-side }, તમને બરાબરી મંજૂર છે?
stones-offer-draw = બરાબરીની દરખાસ્ત કરવી?
stones-draw-accepted = { session-side } પક્ષને બરાબરી મંજૂર છે.
stones-draw-refused = { session-side } પક્ષને બરાબરી મંજૂર નથી: તેને વધુની આશા છે.
stones-draw-declined =
    { $side ->
        [white] સફેદને
       *[black] કાળાને
    } બરાબરી મંજૂર નથી.

## The end of a game

stones-no-moves =
    { $moves ->
        [one] { $moves } ચાલ પછી { session-side } પક્ષની કોઈ શક્ય ચાલ નથી.
       *[other] { $moves } ચાલ પછી { session-side } પક્ષની કોઈ શક્ય ચાલ નથી.
    }
stones-agreed =
    { $moves ->
        [one] { $moves } ચાલ પછી બંને પક્ષે બરાબરી મંજૂર રાખી.
       *[other] { $moves } ચાલ પછી બંને પક્ષે બરાબરી મંજૂર રાખી.
    }
stones-score-far-rank = સામેની ધાર પરના છૂટા પથ્થરો:
stones-score-far-half = સામેના અડધા ભાગના છૂટા પથ્થરો:
stones-no-score = રમત બોર્ડ પર પૂરી થઈ નથી, તેથી સ્કોર નથી.

## The output of `help`: what each command does, and the rules in short

stones-help-move = a1 પરના પથ્થરને d4 પર લઈ જાઓ; a1 d4, અથવા પહેલાં a1 અને પછી d4 પણ લખાય
stones-help-square = a1 પરના પથ્થરની ચાલો બતાવો
stones-help-enter = બોર્ડ અને શક્ય ચાલો ફરી બતાવો
stones-help-undo = તમારી છેલ્લી ચાલ અને કમ્પ્યૂટરનો જવાબ પાછાં લો
stones-help-draw = બરાબરીની દરખાસ્ત કરો; કમ્પ્યૂટરને વધુની આશા ન હોય તો તે સ્વીકારશે
stones-help-rules =
    પથ્થર ખાલી ખાનાં પરથી ત્રાંસો આગળ સરકે છે, અને પછી એક પથ્થર પરથી કૂદીને તેની પાછળના ખાલી
    ખાનામાં જઈ શકે છે: હરીફના છૂટા પથ્થર પરથી, જે જકડાય છે, અથવા પોતાના જકડાયેલા પથ્થર પરથી, જે
    છૂટે છે. તે જ રીતે ડાબે કે જમણે અડીને આવેલા પથ્થર પરથી પણ કૂદી શકાય છે. જકડાયેલો પથ્થર ચાલી
    શકતો નથી. કોઈ ખેલાડી ચાલી ન શકે ત્યારે સામેની ધાર પર જેના છૂટા પથ્થરો વધારે હોય તે જીતે છે.

## The signs in lists and on the board, each with its meaning after two spaces

stones-signs =
    a1-d4  a1 થી d4 સરકવાની ચાલ
    c3xe5  કૂદકો, જે વચ્ચેના હરીફના પથ્થરને જકડે છે
    c3^e5  કૂદકો, જે વચ્ચેના પોતાના પથ્થરને છોડાવે છે
    c3 -b4 xe5  યાદીની લીટી: c3 પરનો પથ્થર b4 પર જઈ શકે, અથવા e5 પર કૂદી શકે
    { $target }  બોર્ડ પર: અહીં પથ્થર સરકી શકે; કૂદકા x અને ^ થી બતાવ્યા છે
    ( )  જે પથ્થરની ચાલો બતાવી છે તે
    {"[ ]"}  છેલ્લી ચાલ ક્યાંથી ક્યાં થઈ
    { $pin }  પથ્થરની બાજુમાં: તે જકડાયેલો છે

    રંગ હોય ત્યારે કૌંસને બદલે ખાનાનો રંગ બદલાય છે.
