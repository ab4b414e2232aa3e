/** The settings of a leaderboard as its form has them, and what has to be sent when they are changed. Pure. */
import type { InputOf, Reply } from '../../ui/call.ts'

type Detail = Reply<'getLeaderboard'>
type BoardPatch = NonNullable<InputOf<'updateLeaderboard'>['body']>

/** What can be typed; numbers are texts until they are sent. */
export type BoardForm = {
  readonly name: string
  readonly format: string
  readonly values: Readonly<Record<string, unknown>>
  readonly rounds: string
  readonly best: string
  /** A method by name, empty for shared, `own` for steps that the form does not show. */
  readonly ties: string
  readonly cutAfter: string
  readonly cutLow: string
  readonly fee: string
  readonly added: string
  /** A table by name, empty for none, `own` for amounts that the form does not show. */
  readonly table: string
}

/** The form of a leaderboard with what it has now. */
export function formOf({ name, format, settings }: Detail): BoardForm {
  const [cut] = settings.cuts ?? []
  const { ties, payouts } = settings
  const money = (cents: number | undefined) => (cents === undefined || cents === 0 ? '' : (cents / 100).toFixed(2))
  return {
    name,
    format,
    values: (settings.format ?? {}) as Readonly<Record<string, unknown>>,
    rounds: settings.rounds?.join(' ') ?? '',
    best: settings.best === undefined ? '' : String(settings.best),
    ties: ties === undefined ? '' : typeof ties.steps === 'string' ? ties.steps : 'own',
    cutAfter: cut ? String(cut.afterRound) : '',
    cutLow: cut?.low === undefined ? '' : String(cut.low),
    fee: money(payouts?.feeCents),
    added: money(payouts?.addedCents),
    table: payouts?.table === undefined ? '' : typeof payouts.table === 'string' ? payouts.table : 'own',
  }
}

/** The form as it would be with another value of one part, by its JSON pointer. */
export function formWith(detail: Detail, pointer: string, value: unknown): BoardForm {
  const [, first = '', name = ''] = pointer.split('/')
  if (first !== 'settings') return { ...formOf(detail), [first]: String(value) }
  const settings = { ...detail.settings, [name]: value ?? undefined } as Detail['settings']
  return formOf({ ...detail, settings })
}

/** What is sent for a form that was changed: only what differs, with what it was; undefined when nothing does. */
export function patchOf(detail: Detail, form: BoardForm): BoardPatch | undefined {
  const before = formOf(detail)
  const { settings } = detail
  const isNew = (...fields: readonly (keyof BoardForm)[]) =>
    fields.some(one => JSON.stringify(form[one]) !== JSON.stringify(before[one]))
  const numbers = form.rounds.split(/\D+/).filter(Boolean).map(Number)
  const changed = {
    ...(isNew('values') && { format: { from: settings.format ?? null, to: form.values } }),
    ...(isNew('rounds') && { rounds: { from: settings.rounds ?? null, to: numbers.length > 0 ? numbers : null } }),
    ...(isNew('best') && { best: { from: settings.best ?? null, to: form.best === '' ? null : Number(form.best) } }),
    ...(isNew('ties') && {
      ties: { from: settings.ties ?? null, to: form.ties === '' ? null : { ...settings.ties, steps: form.ties } },
    }),
    ...(isNew('cutAfter', 'cutLow') && { cuts: { from: settings.cuts ?? null, to: cutsOf(detail, form) } }),
    ...(isNew('fee', 'added', 'table') && { payouts: { from: settings.payouts ?? null, to: payoutsOf(detail, form) } }),
  }
  const patch = {
    ...(isNew('name') && { name: { from: detail.name, to: form.name } }),
    ...(isNew('format') && { format: { from: detail.format, to: form.format } }),
    ...(Object.keys(changed).length > 0 && { settings: changed }),
  }
  return Object.keys(patch).length > 0 ? (patch as BoardPatch) : undefined
}

function cutsOf({ settings }: Detail, form: BoardForm) {
  const [first, ...others] = settings.cuts ?? []
  if (form.cutAfter === '' || form.cutLow === '') return others.length > 0 ? others : null
  return [{ ...first, afterRound: Number(form.cutAfter), low: Number(form.cutLow) }, ...others]
}

function payoutsOf({ settings }: Detail, form: BoardForm) {
  const { feeCents: _fee, addedCents: _added, table, ...others } = settings.payouts ?? {}
  const made = {
    ...others,
    ...(centsOf(form.fee) > 0 && { feeCents: centsOf(form.fee) }),
    ...(centsOf(form.added) > 0 && { addedCents: centsOf(form.added) }),
    ...(form.table === 'own' ? { table } : form.table !== '' && { table: form.table }),
  }
  return Object.keys(made).length > 0 ? made : null
}

/** `40`, `40.5` and `40,50` in cents; anything else is nothing. */
export function centsOf(text: string): number {
  const [, whole, part = ''] = /^\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? []
  return whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
