import type { Reply } from '../../ui/call.ts'
import type { Table } from '../../ui/saveTable.ts'
import type { ScreenWords } from '../../ui/words.ts'

type Player = Reply<'listRegistrations'>['players'][number]

/** Who has a place, with address, answers and payment, one line each; the first line has the names of the columns. */
export function contactsTable(
  players: readonly Player[],
  questions: readonly { readonly id: string; readonly text: string }[],
  words: ScreenWords<'registration'>,
): Table {
  const columns: readonly (readonly [string, (player: Player) => Table[number][number]])[] = [
    [words.lastName, player => player.lastName],
    [words.firstName, player => player.firstName],
    [words.email, player => player.email],
    [words.index, player => player.handicap.hcIndex],
    [words.hcId, player => player.hcId],
    [words.paidColumn, ({ paidCents }) => (paidCents === undefined ? undefined : { cents: paidCents })],
    [words.note, player => player.note],
    ...questions.map(
      ({ id, text }) => [text, (player: Player) => player.answers?.find(one => one.question === id)?.answer] as const,
    ),
  ]
  return [columns.map(([name]) => name), ...players.map(player => columns.map(([, of]) => of(player)))]
}
