import type { words as en } from '../en/courseChecks.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  teeOf: '{tee} ({gender, select, M {Herren} other {Damen}})',
  onHoles: '{count, plural, one {an Loch} other {an den Löchern}} {holes}',
  gender: 'Geben Sie an, ob {tee} für Herren oder für Damen geratet ist.',
  holeCount: '{tee}: {count, plural, one {ein Loch} other {# Löcher}}, ein Platz hat aber 9 oder 18.',
  noPar: '{tee}: Das Par fehlt {where}.',
  oddPar: '{tee}: Ein Par ist 3, 4, 5 oder 6. Bitte {where} korrigieren.',
  noLength: '{tee}: Die Länge fehlt {where}.',
  parsComplete: 'Jedes Loch hat ein Par.',
  noIndex: '{tee}: Die Handicap-Verteilung fehlt {where}.',
  indexesComplete: 'In der Handicap-Verteilung steht jede Zahl von 1 bis {count} einmal.',
  indexStands: '{index} steht {where}',
  indexTwice: '{tee}: In der Handicap-Verteilung muss jede Zahl von 1 bis {count} einmal stehen, aber {twice}.',
  indexMissing:
    '{tee}: In der Handicap-Verteilung muss jede Zahl von 1 bis {count} einmal stehen. Es fehlt: {missing}.',
  indexTwiceAndMissing:
    '{tee}: In der Handicap-Verteilung muss jede Zahl von 1 bis {count} einmal stehen, aber {twice}. Es fehlt: {missing}.',
  halves: 'Die ungeraden Zahlen der Handicap-Verteilung liegen auf der einen Neun, die geraden auf der anderen.',
  halvesMixed:
    '{tee}: Üblich sind die ungeraden Zahlen der Handicap-Verteilung auf der einen Neun und die geraden auf der anderen. Bitte prüfen.',
  sumOf: '{part, select, out {Löcher 1 bis 9} in {Löcher 10 bis 18} other {alle Löcher}} ({counted}, nicht {given})',
  sumsWrong: '{tee}: Die {what, select, par {Pars} other {Längen}} ergeben nicht die Summen der Tabelle: {wrong}.',
  sumsRight: 'Die {what, select, par {Pars} other {Längen}} ergeben die Summen der Tabelle.',
  noRating: '{tee}: Das Course Rating fehlt.',
  ratingUnfit: '{tee}: Ein Course Rating von {rating} passt nicht zu Par {par}.',
  ratingFar: '{tee}: Ein Course Rating von {rating} ist weit von Par {par} entfernt. Bitte prüfen.',
  ratings: 'Die Course Ratings sind plausibel.',
  noSlope: '{tee}: Das Slope Rating fehlt.',
  slopeUnfit: '{tee}: Ein Slope Rating liegt zwischen 55 und 155, {slope} nicht.',
  slopeLow: '{tee}: Ein Slope Rating von {slope} ist ungewöhnlich niedrig. Bitte prüfen.',
  slopes: 'Die Slope Ratings sind plausibel.',
  lowerPar: '{tee}: Das Par der Damen ist {where} niedriger als das der Herren.',
  slopeByGender: '{tee}: Das Slope Rating der Damen, {women}, ist nicht höher als das der Herren, {men}.',
  ratingByGender: '{tee}: Das Course Rating der Damen, {women}, ist nicht höher als das der Herren, {men}.',
  tooManyHoles:
    'Hier sind {count} Löcher, ein Platz hat 9 oder 18. Fügen Sie die zwei Neun ein, die zusammen gespielt werden; jedes solche Paar ist ein eigener Platz.',
  severalNines:
    'Hier sind mehrere Neun, ein Platz hat 9 oder 18 Löcher. Fügen Sie die zwei Neun ein, die zusammen gespielt werden; jedes solche Paar ist ein eigener Platz.',
  renumbered: '{tee}: Die Handicap-Verteilung {indexes} einer Neun wurde der Reihe nach in 1 bis 9 umnummeriert.',
  womensRows:
    '{kind, select, par {Die Pars der Damen stehen} si {Die Handicap-Verteilung der Damen steht} other {Die Längen der Damen stehen}} in einer eigenen Zeile.',
  unread: {
    noTee: 'sagt nicht, für welchen Abschlag',
    nothing: 'enthält weder Löcher noch Pars, Handicap-Verteilung, Längen oder Ratings',
    numbers: 'hat Zahlen, die weder Pars noch Handicap-Verteilung noch Längen sind',
    again: 'sagt etwas anderes als eine andere Zeile zum selben',
    otherNine: 'gehört zu einer anderen Neun als die Zeilen davor',
  },
} satisfies WordsLike<typeof en>
