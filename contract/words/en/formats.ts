/**
 * What formats of play and the choices in their settings are called. The English texts stand in the files of the formats
 * (`rules/formats`), where who writes a format writes them; other languages have a file.
 */
import { formats } from '../../../rules/formats/index.ts'

type FormatWords = { readonly name: string; readonly description: string; readonly withoutScore: string }

export const words = {
  byId: Object.fromEntries(
    formats.map(({ id, name, description, withoutScore }): [string, FormatWords] => [
      id,
      { name, description, withoutScore },
    ]),
  ),
  // What a setting can be.
  choices: {
    gross: 'gross',
    net: 'net',
    netOfLatest: 'net of the latest handicap',
    grossTrumpsNet: 'net, gross trumps',
    mixed: 'gross and net',
    toPar: 'to par',
    strokes: 'strokes',
    round: 'the same on all holes',
    hole: 'by hole',
    par: 'by par',
    nine: 'by nine',
    gender: 'by gender',
    doublePar: 'double par',
    parPlus3: 'par + 3',
    overPar: 'over par',
    fixed: 'fixed',
    netDoubleBogey: 'net double bogey',
    full: 'full',
    half: 'half',
    offLow: 'off the lowest',
    atMost: 'at most',
    exactly: 'exactly',
    atLeast: 'at least',
    shared: 'shared',
    refunded: 'refunded',
    kept: 'kept',
    open: 'open',
    passed: 'passed',
    byName: 'by name',
    asSet: 'as set by the team',
  },
} as const
