### What the page in the browser says.

## The page

web-stones = Stones!
web-dice-race = પાસાની દોડ
web-main-menu = મુખ્ય મેનૂ
web-new-game = નવી રમત
web-other-game = બીજી રમત: { $game }
web-learn = શીખો
web-rules = નિયમો
web-settings = સેટિંગ
web-close = બંધ કરો
web-cancel = રહેવા દો
web-more = વધુ

## The match

# $side is `white` or `black`.
web-to-move =
    { $side ->
        [white] સફેદનો
       *[black] કાળાનો
    } વારો.
web-thinking = { session-side }, સ્તર { $level }, વિચારે છે…
web-no-computer = કમ્પ્યૂટર વિચારી શકતું નથી: તેનો પ્રોગ્રામ લોડ થયો નથી. પાનું ફરી લોડ કરો.
web-viewing = { $moves } માંથી { $ply } ચાલ પછી.
web-new-here = અહીં નવા છો?
web-learn-in =
    { $lessons ->
        [one] { $lessons } પગલામાં શીખો
       *[other] { $lessons } પગલાંમાં શીખો
    }
web-earlier-move = તમે પહેલાંની ચાલ જોઈ રહ્યા છો.
web-continue-here = અહીંથી રમો
web-back-to-match = રમત પર પાછા
web-roll = પાસો ફેંકો
web-roll-short = ફેંકો
web-roll-now = { session-side }: પાસો ફેંકો.
web-rolling = { session-side } પાસો ફેંકે છે…
web-rolled = પાસા પર { $number } છે.
web-not-rolled = પાસો હજી ફેંકાયો નથી.
web-pass = વારો જવા દો
web-passed = પાસ
web-person = વ્યક્તિ
web-you = તમે
web-level = સ્તર { $level }
web-stones-score =
    { $stones ->
        [one] { $stones } પથ્થર સામે પાર
       *[other] { $stones } પથ્થર સામે પાર
    }
web-race-on-edge = { $pieces } કિનારી પર
web-refused = આમ ન થાય: { $reason }.

## The end of a game

web-won = { session-side } જીત્યા
web-drawn = બરાબરી
web-score = { $white } : { $black }

## The buttons below the board

web-controls = રમતનાં બટન
web-undo = પાછું લો
web-redo = ફરી કરો
web-hint = સૂચન
web-hint-move = સૂચન: { $move }.
web-moves = ચાલ
web-flip = બોર્ડ ફેરવો
web-agree-draw = બરાબરી સ્વીકારો
web-offer-draw = બરાબરીનો પ્રસ્તાવ મૂકો
web-draw-declined = કમ્પ્યૂટર બરાબરી સ્વીકારતું નથી: તેની સ્થિતિ વધુ સારી છે.
web-rematch = ફરી રમો
web-resign = હાર સ્વીકારો
web-resign-side = { session-side } હાર સ્વીકારે છે

## Moves and analysis

web-panel = ચાલ અને વિશ્લેષણ
web-no-moves = હજી કોઈ ચાલ નથી.
web-steps = પહેલાંની સ્થિતિઓ
web-first = શરૂઆત પર
web-back = એક ચાલ પાછળ
web-forth = એક ચાલ આગળ
web-last = છેલ્લી ચાલ પર
web-analysis = વિશ્લેષણ
web-analyze = સ્થિતિનું વિશ્લેષણ કરો
web-analyzing = વિશ્લેષણ ચાલે છે
web-chance = { session-side } { $percent } %
web-chance-draw = બરાબરી { $percent } %
web-proven = સાબિત થયેલું છે, અંદાજ નથી.
# $value is a number of stones, such as +1.25 stones.
web-stones-ahead = { session-side } { $value }
web-even = સરખું
web-moves-after-roll = પાસો ફેંક્યા પછી ચાલ દેખાશે.
web-stones-number =
    { $stones ->
        [one] { $value } પથ્થર
       *[other] { $value } પથ્થર
    }
web-stones-fraction = { $value } પથ્થર
web-percent = { $percent } %
web-review = સમીક્ષા
web-reviewing = સમીક્ષા ચાલે છે
web-stop = અટકાવો
web-review-side = { session-side }:
web-inaccuracies =
    { $count ->
        [one] { $count } નાની ભૂલ
       *[other] { $count } નાની ભૂલો
    }
web-blunders =
    { $count ->
        [one] { $count } મોટી ભૂલ
       *[other] { $count } મોટી ભૂલો
    }
web-luck = પાસાનું નસીબ: { $percent } %.
# $loss is a negative number, such as −0.8.
web-better = { $loss }, વધુ સારી { $best }

## A new game

web-game = રમત
web-opponent = હરીફ
web-computer = કમ્પ્યૂટર
web-person-here = આ જ ઉપકરણ પર બીજી વ્યક્તિ
web-your-side = તમારો પક્ષ
web-either = જે આવે તે
web-level-name =
    { $level ->
        [1] શિખાઉ
        [2] વિદ્યાર્થી
        [3] શોખીન
        [4] અનુભવી શોખીન
        [5] ક્લબ ખેલાડી
        [6] મજબૂત ક્લબ ખેલાડી
        [7] સ્પર્ધાનો ખેલાડી
        [8] નિષ્ણાત
        [9] ઉસ્તાદ
       *[other] સૌથી મજબૂત
    }
web-board-size = બોર્ડ
web-rule-options = નિયમોના વિકલ્પ
web-start = શરૂ કરો
web-running-game-kept = બોર્ડ પરની રમત સચવાશે: { web-share }, { web-kept-games }.
web-game-kept = પહેલાંની રમત સચવાઈ છે.
web-back-to-kept = તેના પર પાછા
web-rule-end = રમત પૂરી થાય, જ્યારે શક્ય ચાલ ન હોય
web-rule-end-mover = જેનો વારો હોય તેની
web-rule-end-either = બેમાંથી એકની
web-rule-goal = પથ્થર ગણાય
web-rule-goal-rank = છેલ્લી હરોળ પર
web-rule-goal-half = સામેના અડધા ભાગ પર
web-rule-pieces = દરેક પક્ષની સોગઠી
web-rule-capture = સોગઠી મારે છે
web-rule-capture-first = રસ્તામાં પહેલી મળે તેને
web-rule-capture-landing = ફક્ત જ્યાં પહોંચે ત્યાં
web-rule-block = રસ્તામાં પોતાની સોગઠી
web-rule-block-short = ચાલ ટૂંકી કરે છે
web-rule-block-whole = ઘરે જવા દેતી નથી
web-rule-six = છક્કા પછી ફરી પાસો
web-rule-six-none = ના
web-rule-six-extra = હા

## Saving and sharing

web-share = સાચવો અને મોકલો
web-share-this = આ રમત
web-copy-link = રમતની લિંક કૉપિ કરો
web-copy-position = સ્થિતિની લિંક કૉપિ કરો
web-copy-record = નોંધ કૉપિ કરો
web-save-file = ફાઇલમાં સાચવો
web-open = રમત ખોલો
web-open-file = ફાઇલ પસંદ કરો
web-paste = અથવા નોંધ અહીં મૂકો
web-open-pasted = ખોલો
web-kept-games = પહેલાંની રમતો
web-kept-game =
    { $moves ->
        [one] { $game }, { $date }, { $moves } ચાલ
       *[other] { $game }, { $date }, { $moves } ચાલ
    }
web-copied = કૉપિ થઈ ગયું.
web-not-copied = બ્રાઉઝર કૉપિ કરવા દેતું નથી. તેને બદલે રમત ફાઇલમાં સાચવો.
web-link-too-long = આ રમત લિંક માટે બહુ લાંબી છે. તેને બદલે તેને ફાઇલમાં સાચવો.
web-broken-link = આ લિંક બગડેલી છે. તમારી રમત જેમ હતી તેમ ચાલુ છે.
web-no-game-found = આ લખાણમાં કોઈ રમત નથી. તમારી રમત જેમ હતી તેમ ચાલુ છે.
web-damaged-record =
    { $moves ->
        [one] નોંધ બગડેલી છે. પહેલી { $moves } ચાલ વાંચી શકાઈ.
       *[other] નોંધ બગડેલી છે. પહેલી { $moves } ચાલ વાંચી શકાઈ.
    }
web-more-games =
    { $others ->
        [one] લખાણમાં બીજી { $others } રમત છે, તે ખોલી નથી.
       *[other] લખાણમાં બીજી { $others } રમતો છે, તે ખોલી નથી.
    }
web-unreadable-file = આ ફાઇલ વાંચી શકાતી નથી, અથવા બહુ મોટી છે. તમારી રમત જેમ હતી તેમ ચાલુ છે.
web-storage-failed = બ્રાઉઝર આ પાના માટે કંઈ સાચવતું નથી: તેની જગ્યા ભરાઈ ગઈ છે અથવા બંધ છે. તમારી રમત ફાઇલમાં સાચવો.
web-unreadable-match = અહીં સાચવેલી રમત વાંચી શકાતી નથી; તે બાજુ પર મૂકી છે. નવી રમત શરૂ થાય છે.

## Settings

web-language = ભાષા
web-language-auto = બ્રાઉઝર પ્રમાણે
web-no-language = આ ભાષા લોડ થઈ નથી. પાનું ફરી લોડ કરો.
web-theme = રંગો
web-theme-auto = ઉપકરણ પ્રમાણે
web-theme-light = આછા
web-theme-dark = ઘેરા
web-theme-contrast = તીવ્ર
web-shown-moves = શક્ય ચાલ બતાવો
web-shown-auto = રમત પ્રમાણે
web-shown-selected = પસંદ કરેલાની
web-shown-all = બધાની
web-shown-none = ન બતાવો
web-coordinates = ખાનાંનાં નામ
web-sound = અવાજ
web-rolls-itself = પાસો પોતે ફેંકાય
web-plays-only-move = એકમાત્ર ચાલ અને પાસ આપોઆપ
web-turns-board = બે ખેલાડી રમે ત્યારે બોર્ડ ફરે

## Lessons

web-lesson-enter-task = તમારી ત્રણ સોગઠી બોર્ડની બહાર છે. છ પડે ત્યારે તેમાંથી એક a1 પર આવી શકે. છ પડ્યા છે. એક સોગઠી બોર્ડ પર લાવો.
web-lesson-enter-hint = બહારની સોગઠીઓ પસંદ કરો, પછી a1.
web-lesson-pass-hint = “{ web-pass }” બટન દબાવો.
web-lesson-pass-done = રમતમાં કોઈ સોગઠી ચાલી ન શકે ત્યારે આ બટન દેખાય છે.
web-previous = પાછળ
web-next = આગળ
web-skip = છોડો
web-play = રમો

## The squares, for screen readers

web-board = { $game }, { $side ->
        [white] સફેદનો
       *[black] કાળાનો
    } વારો
web-square-empty = { $square }: ખાલી
web-square-stone =
    { $side ->
        [white] સફેદ પથ્થર
       *[black] કાળો પથ્થર
    }
web-square-pinned =
    { $side ->
        [white] સફેદ પથ્થર, જકડાયેલો
       *[black] કાળો પથ્થર, જકડાયેલો
    }
web-square-piece =
    { $side ->
        [white] સફેદ સોગઠી, { $steps } માંથી પગલું { $step }
       *[black] કાળી સોગઠી, { $steps } માંથી પગલું { $step }
    }
web-square-home =
    { $side ->
        [white] સફેદ સોગઠી ઘરમાં
       *[black] કાળી સોગઠી ઘરમાં
    }
web-waiting = { session-side }: { $pieces } બહાર
web-mark-selected = પસંદ કરેલું
web-mark-target = અહીં જઈ શકાય
web-mark-movable = ચાલી શકે
web-mark-last = છેલ્લી ચાલ
