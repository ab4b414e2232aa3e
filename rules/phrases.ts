/**
 * What the steps of an explanation say: codes with values, so that each reader has them in the own language. The texts of
 * the codes stand in `contract/words/<language>/explanations.ts`.
 */

/** Figures as they stand ('12.4 x 128 / 113', 'T3'), a sentence by its code, a name that people gave, or sides. */
export type Phrase = Figures | Sentence | Named | Sides

/** Numbers and signs, with the decimal point of English; no words. */
export type Figures = string
export type Named = { readonly name: string }
/** Sides by their ids: who shows the step knows their names. */
export type Sides = { readonly sides: readonly number[] }
export type Sentence = { readonly code: PhraseCode; readonly values?: Readonly<Record<string, number | Phrase>> }

export type PhraseCode = keyof Phrases
type None = Readonly<Record<never, never>>
type Given<V> = keyof V extends never ? [] : [values: V]

/** The sentence of a code, with what fills its blanks. */
export function phrase<C extends PhraseCode>(code: C, ...[values]: Given<Phrases[C]>): Sentence {
  return values === undefined ? { code } : { code, values }
}

/** Every sentence of an explanation, with its blanks. A number says how many, or which. */
export type Phrases = {
  // Clauses
  readonly rulesOfGolf: { readonly clause: Named }
  readonly rulesOfHandicapping: { readonly clause: Named }
  readonly appendixOfHandicapping: { readonly appendix: Named }
  readonly handicappingAndAppendix: { readonly clause: Named; readonly appendix: Named }
  readonly committeeProcedures: { readonly clause: Named }
  // Course and playing handicap
  readonly handicapIndex: None
  readonly limitOfIndex: None
  readonly indexForNine: None
  readonly courseHandicap: None
  readonly limitOfCourseHandicap: None
  readonly halfForNine: None
  readonly rounded: { readonly value: Figures }
  readonly allowance: None
  readonly parDifference: None
  readonly parDifferenceAdded: { readonly par: number; readonly lowest: number; readonly handicap: number }
  readonly playingHandicap: None
  readonly limitOfPlayingHandicap: None
  readonly playingHandicapForNine: None
  readonly playingHandicapOfCard: None
  readonly missing: None
  readonly noHandicap: None
  readonly setByHand: None
  readonly teamHandicap: None
  readonly playersWithoutIndex: { readonly count: number }
  readonly setByCommittee: None
  // The handicap record
  readonly adjustedGross: None
  readonly scoreDifferential: None
  readonly differentialOfNine: None
  readonly differentialOfHoles: { readonly holes: number }
  readonly expected: None
  readonly expectedForNine: None
  readonly expectedForHoles: { readonly holes: number }
  readonly approximate: { readonly what: Sentence }
  readonly fromTable: { readonly table: Named; readonly index: Figures }
  readonly tooFewDifferentials: { readonly count: number }
  readonly averageOfLowest: { readonly lowest: number; readonly count: number }
  readonly softCap: None
  readonly hardCap: None
  // One hole
  readonly hole: { readonly hole: number }
  readonly par: { readonly par: number }
  readonly strokesTaken: None
  readonly pickedUp: None
  readonly conceded: None
  readonly noScore: None
  readonly strokesReceived: None
  readonly strokesOnHole: { readonly hole: number }
  readonly strokeIndex: { readonly index: number }
  readonly strokeIndexAndRank: { readonly index: number; readonly rank: number; readonly holes: number }
  readonly net: None
  readonly doesNotCount: None
  readonly open: None
  readonly amountOfStrokes: { readonly amount: number }
  readonly amountOfPoints: { readonly amount: number }
  readonly amountOfSkins: { readonly amount: number }
  readonly amountOfShares: { readonly amount: number }
  // Rounds, total and position
  readonly round: { readonly round: number }
  readonly roundDisqualified: { readonly round: number }
  readonly roundWithoutScores: { readonly round: number }
  readonly holesPlayed: { readonly holes: number }
  readonly noCard: None
  readonly countingCard: { readonly card: number }
  readonly cardLeftOut: { readonly card: number }
  readonly gross: None
  readonly points: None
  readonly total: None
  readonly toPar: None
  readonly overHolesPlayed: None
  readonly position: None
  readonly positionInFlight: None
  readonly noPosition: None
  readonly better: { readonly count: number }
  // How a side stands that has no position
  readonly withoutHandicap: None
  readonly notStarted: None
  readonly playing: None
  readonly complete: None
  readonly incomplete: None
  readonly stoppedBySecondCut: None
  readonly missedCut: None
  readonly noReturn: None
  readonly withdrawn: None
  readonly disqualified: None
  readonly noShow: None
  // Rounds that were shortened
  readonly annulled: { readonly what: Sentence }
  readonly countsForNothing: None
  readonly shortened: { readonly what: Sentence }
  readonly completedByEverybody: None
  readonly completedByBoth: None
  readonly noHoleCounts: None
  readonly holesThatCount: { readonly count: number; readonly holes: Figures }
  // Ties and the cut
  readonly holesFromTo: { readonly first: number; readonly last: number }
  readonly ofRound: { readonly round: number; readonly what: Sentence }
  readonly byHand: None
  readonly discardedCard: { readonly card: number }
  readonly separated: None
  readonly level: None
  readonly cut: None
  readonly inTheField: { readonly count: number }
  readonly everybodyPlaysOn: None
  readonly lowAndTies: { readonly low: number }
  readonly withinOfLead: { readonly within: number }
  // Matches
  readonly match: None
  readonly frontNine: None
  readonly backNine: None
  readonly holes: None
  readonly pressOfMatch: { readonly press: number }
  readonly pressOfFrontNine: { readonly press: number }
  readonly pressOfBackNine: { readonly press: number }
  readonly against: { readonly round: number; readonly sides: Sides }
  readonly partAgainst: { readonly part: Sentence; readonly round: number; readonly sides: Sides }
  readonly won: None
  readonly lost: None
  readonly halved: None
  readonly notDecided: None
  readonly outcomeWithPoints: { readonly outcome: Sentence; readonly points: Sentence }
  readonly wonBy: { readonly result: Phrase }
  readonly lostBy: { readonly result: Phrase }
  readonly upOnTheLast: { readonly up: number }
  readonly allSquare: None
  readonly allSquareThru: { readonly thru: number }
  readonly upThru: { readonly up: number; readonly thru: number }
  readonly downThru: { readonly down: number; readonly thru: number }
  readonly matchConceded: None
  readonly decidedByCommittee: None
  readonly walkover: None
  readonly bothOut: None
  // Pots
  readonly oneWinner: None
  readonly dividedByWinners: { readonly shares: number; readonly winners: number }
  // Handicaps of the day
  readonly quota: None
  readonly strokesReceivedInAll: { readonly strokes: number }
  readonly peoriaHandicap: None
  readonly noSecretHole: None
  readonly callawayHandicap: None
  readonly definedFor18: { readonly holes: number }
  readonly noHoleDeducted: None
  readonly worstHoles: { readonly strokes: Figures }
  readonly handicapOfRound: None
  readonly lessPoints: { readonly full: number; readonly points: number }
  // Money
  readonly feesAndAdded: None
  readonly purse: None
  readonly partOfFlight: None
  readonly entriesOfAll: { readonly entries: number; readonly all: Figures }
  readonly prizeOfPlace: { readonly place: number }
  readonly prizesOfPlaces: { readonly first: number; readonly last: number }
  readonly notRanked: None
  readonly playsForNoPrize: None
  readonly keepsAnotherPrize: None
  readonly wonFromPot: None
  readonly shareOfOwners: { readonly owners: number }
  // A season
  readonly pointsOfPlace: { readonly place: number }
  readonly pointsOfPlaces: { readonly first: number; readonly last: number }
  readonly participation: None
  readonly allEvents: None
  readonly bestEvents: { readonly best: number; readonly events: number }
}

/** Clauses of the Rules of Handicapping, such as '6.1'. */
export function rulesOfHandicapping(clause: string): Sentence {
  return phrase('rulesOfHandicapping', { clause: { name: clause } })
}

/** An appendix of the Rules of Handicapping. */
export function appendixOfHandicapping(appendix: string): Sentence {
  return phrase('appendixOfHandicapping', { appendix: { name: appendix } })
}
