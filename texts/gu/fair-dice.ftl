### What the dice race says about fair dice.

fair-dice-game = રમત { $id } માટે ન્યાયી પાસા.
fair-dice-commitment =
    ગુપ્ત બીજ, રમતની ઓળખ, શરૂઆતની સ્થિતિ અને નિયમો માટેની પ્રતિબદ્ધતા આ છે:
    {"  "}{ $commitment }
fair-dice-ask-seed = તમારું બીજ, કોઈ પણ લખાણ (યાદૃચ્છિક બીજ માટે Enter)
fair-dice-another-seed = બીજું બીજ લખો: { $reason }.
fair-dice-seed-utf8 = બીજ UTF-8 માં લખેલું હોવું જોઈએ
fair-dice-seed-controls = બીજમાં નિયંત્રણ અક્ષરો ન ચાલે
fair-dice-seed-length = બીજ 1 થી 255 બાઇટનું હોય, { $bytes } નું નહીં
fair-dice-seed = તમારું બીજ: { $seed }
fair-dice-seed-trimmed = તમારું બીજ, આગળ-પાછળની ખાલી જગ્યા વગર: { $seed }
fair-dice-seed-before = તમારું બીજ, જે તમે પ્રતિબદ્ધતા જોયા પહેલાં પસંદ કર્યું: { $seed }
fair-dice-seed-random = યાદૃચ્છિક બીજ, જે તમે નહીં પણ આ પ્રોગ્રામે પસંદ કર્યું: { $seed }
fair-dice-secret =
    પાસાનું ગુપ્ત બીજ આ હતું:
    {"  "}{ $seed }
    સાચવેલી રમતમાં તે હોય છે, અને `stones-dice verify` તેને ચકાસે છે.
fair-dice-closed = ન્યાયી પાસાનું રહસ્ય બતાવાઈ ગયું છે, તેથી આ રમત આગળ રમી શકાતી નથી. `save FILE` તેને સાચવે છે, `new` બીજી રમત શરૂ કરે છે, `load FILE` સાચવેલી રમત આગળ રમે છે, `menu` બીજી રમતો બતાવે છે.
fair-dice-quit-unfinished = ન્યાયી પાસા આ બેઠક સાથે પૂરા થાય છે: પછી રમત બીજા પાસાથી જ આગળ રમી શકાશે. તે છોડી દેવી?
fair-dice-save-reveals = ફાઇલ ગુપ્ત બીજ અને તેની સાથે આવનારા બધા પાસા જાહેર કરે છે: પછી આ રમત આગળ રમી શકાશે નહીં. સાચવવું?
fair-dice-not-of-this-game = આ રમતના પાસા આ ન્યાયી પાસા નથી. તે --seed { $seed } થી આગળ ચાલે છે.
fair-dice-no-more-proof = આ રમતમાં ન્યાયી પાસા છે, જે હવે ફેંકાશે નહીં: આગલો પાસો ફેંકાયા પછી તેમાં તેની સાબિતી રહેશે નહીં.
