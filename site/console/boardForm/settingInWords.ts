/** The value of each part of the form in words, for what has changed. Pure. */
import type { SettingsSchema } from '../../../rules/formats/settings.ts'
import { moneyText } from '../../ui/money.ts'
import { shownSetting } from '../../ui/SettingsForm.tsx'
import { percentLabel } from '../../ui/words.ts'
import type { Words } from './BoardForm.tsx'
import type { Settings } from './boardDraft.ts'
import type { PartName } from './parts.ts'
import type { Sides } from './sidesOf.ts'
import { methodOf, stepsOf } from './tieSteps.ts'

export type Facts = {
  readonly schema: SettingsSchema | undefined
  readonly sides: Sides
  readonly words: Words
}

const money = (cents: number) => moneyText(cents, undefined)
const percent = (thousandths: number) => percentLabel(thousandths / 1000)

/** Empty where the part is as usual. */
export const settingInWords: Readonly<Record<PartName, (settings: Settings, facts: Facts) => string>> = {
  settings: ({ format = {} }, { schema, words }) =>
    Object.entries(schema?.properties ?? {})
      .flatMap(([name, setting]) => {
        const value = format[name]
        if (value === undefined || String(value) === String(setting.default)) return []
        return [`${setting.title}: ${shownSetting(setting, value, words)}`]
      })
      .join(', '),
  rounds: ({ rounds = [] }) => rounds.join(', '),
  holes: ({ holes }) => rangesOf(holes?.numbers ?? []),
  best: ({ best }) => String(best ?? ''),
  pars: ({ holes }) => holes?.pars?.join(', ') ?? '',
  oneBall: ({ oneBall }, { words }) => (oneBall ? (words.oneBalls[oneBall] ?? oneBall) : ''),
  wheel: ({ wheel = [] }, { sides }) => wheel.map(sides.nameOf).join(', '),
  cupTeams: ({ cupTeams = [] }, { sides }) =>
    cupTeams.map(({ name, sides: own }) => `${name}: ${own.map(sides.nameOf).join(', ')}`).join('; '),
  sides: ({ sides }, { words }) => (sides ? (words.sidesOf[sides] ?? '') : ''),
  allowance: ({ allowance }) => (allowance === undefined ? '' : percentSaid(allowance)),
  allowanceOfFlights: ({ allowanceOfFlights = [] }) =>
    allowanceOfFlights.map(({ allowance }) => percentSaid(allowance)).join(', '),
  limits: ({ limits = {} }, { words }) =>
    (['M', 'F'] as const)
      .flatMap(gender => {
        const { index, playing } = limits[gender] ?? {}
        const said = [index, playing].filter(one => one !== undefined).join(' / ')
        return said === '' ? [] : `${gender === 'M' ? words.allowances.men : words.allowances.women} ${said}`
      })
      .join(', '),
  cuts: ({ cuts = [] }, { words }) => cuts.map(cut => cutInWords(cut, words)).join('; '),
  minimumField: ({ payouts }) => String(payouts?.minimumField ?? ''),
  amateurs: ({ amateurs = [] }, { sides }) => amateurs.map(sides.nameOf).join(', '),
  steps({ ties }, { words }) {
    const steps = stepsOf(ties)
    const method = methodOf(steps)
    if (method === 'own') return steps.map(one => words.tieSteps[one] ?? one).join(', ')
    return method === 'shared' ? '' : (words.tieMethods[method] ?? method)
  },
  net: ({ ties }, { words }) => (ties?.net ? (words.nets[ties.net] ?? '') : ''),
  places: ({ ties }) => ties?.places?.join(', ') ?? '',
  fee: ({ payouts }) => (payouts?.feeCents === undefined ? '' : money(payouts.feeCents)),
  added: ({ payouts }) => (payouts?.addedCents === undefined ? '' : money(payouts.addedCents)),
  table({ payouts }, { words }) {
    const { table } = payouts ?? {}
    if (table === undefined) return ''
    if (typeof table === 'string') return words.tables[table] ?? table
    return 'cents' in table ? table.cents.map(money).join(', ') : table.percentThousandths.map(percent).join(', ')
  },
  onePrize({ payouts }, { words }) {
    const { onePrize } = payouts ?? {}
    return onePrize ? `${words.onePrizes[onePrize.rule ?? 'precedence']}, ${onePrize.group}` : ''
  },
  carveOuts: ({ payouts }) =>
    (payouts?.carveOuts ?? [])
      .map(one => {
        if ('percentThousandths' in one) return `${one.name} ${percent(one.percentThousandths)}`
        return `${one.name} ${'cents' in one ? money(one.cents) : `${money(one.centsPerEntry)} ×`}`
      })
      .join(', '),
  potOf: ({ payouts }, { words }) => (payouts?.potOf ? (words.potsOf[payouts.potOf] ?? '') : ''),
  emptyPlaces: ({ payouts }, { words }) => (payouts?.emptyPlaces ? (words.emptyPlaces[payouts.emptyPlaces] ?? '') : ''),
  teamPrize: ({ payouts }, { words }) => (payouts?.teamPrize ? (words.teamPrizes[payouts.teamPrize] ?? '') : ''),
}

/** `85%`; a recommended allowance that was chosen by name, by its name. */
function percentSaid(allowance: number | string): string {
  return typeof allowance === 'number' ? percentLabel(allowance) : allowance
}

/** `1–9, 12`: numbers that follow each other in one. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: (readonly [first: number, last: number])[] = []
  for (const one of numbers) {
    const [first, last] = ranges.at(-1) ?? []
    if (first !== undefined && last === one - 1) ranges[ranges.length - 1] = [first, one]
    else ranges.push([one, one])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ')
}

type Cut = NonNullable<Settings['cuts']>[number]

function cutInWords(cut: Cut, words: Words): string {
  const { afterRound, low, within, counts, onlyAbove, missed, across } = cut
  const said = [
    `${words.cut.afterRound} ${afterRound}`,
    low !== undefined && `${words.cut.low} ${low} ${words.cut.lowAfter}`,
    within !== undefined && `${words.cut.within} ${within} ${words.cut.withinAfter}`,
    counts && words.cutCounts[counts],
    onlyAbove !== undefined && `${words.cut.onlyAbove} ${onlyAbove} ${words.cut.onlyAboveAfter}`,
    missed && words.cutMissed[missed],
    across && words.cutAcross[across],
  ]
  return said.filter(Boolean).join(', ')
}
