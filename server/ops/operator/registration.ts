import { csvLine } from '../../../contract/site/csvLine.ts'
import { said } from '../../../contract/words/say.ts'
import { registrationSettings } from '../../domain/events/registrationSettings.ts'
import { everybody, type Participant, participants } from '../../domain/registrations/participant.sql.ts'
import { command, OperatorError } from './command.ts'
import { requireEvent } from './requireEvent.ts'

export const registrationList = command({
  name: 'registration list',
  args: ['EVENT'],
  options: {},
  summary: said('commands.registrationList.summary'),
  help: said('commands.registrationList.help'),
  async run({ args: [publicId = ''], shell }) {
    const { event, people } = await shell.read(async tx => {
      const found = await requireEvent(tx, publicId)
      if (found.kind === 'R')
        throw new OperatorError(said('operator.events.registerForWhole', { id: `M-${found.registrationEventId}` }))
      return { event: found, people: await participants(tx, found, await everybody(tx, found)) }
    })
    const asked = registrationSettings(event).questions.map(({ id }) => id)
    const answered = people.flatMap(({ answers }) => Object.keys(answers))
    const questions = [...new Set([...asked, ...answered])]
    shell.print(csvLine([...columns.map(([name]) => name), ...questions]))
    for (const person of people.toSorted(byState))
      shell.print(csvLine([...columns.map(([, value]) => value(person)), ...questions.map(id => person.answers[id])]))
  },
})

type Cell = string | number | null | undefined

const columns: readonly (readonly [name: string, value: (person: Participant) => Cell])[] = [
  ['playerId', ({ playerId }) => playerId],
  ['lastName', ({ lastName }) => lastName],
  ['firstName', ({ firstName }) => firstName],
  ['suffix', ({ suffix }) => suffix],
  ['gender', ({ gender }) => gender],
  ['state', ({ state }) => state],
  ['place', ({ place }) => place],
  ['offerUntil', ({ offerUntil }) => offerUntil],
  ['email', ({ email, details }) => email ?? details.email],
  ['phoneCountryCd', ({ phoneCountryCd, details }) => phoneCountryCd ?? details.phoneCountryCd],
  ['phone', ({ phone, details }) => phone ?? details.phone],
  ['hcId', ({ hcId, details }) => hcId ?? details.hcId],
  ['teeId', ({ teeId }) => teeId],
]

const order = ['registered', 'offered', 'waiting', 'ballot', 'withdrawn', 'declined', 'expired', 'not drawn', 'removed']

/** Those with a place first, then those who wait in their order, then those who have left; by name inside each. */
function byState(one: Participant, other: Participant): number {
  const rank = ({ state }: Participant) => order.indexOf(state ?? '')
  const name = ({ lastName, firstName }: Participant) => `${lastName} ${firstName}`
  return rank(one) - rank(other) || (one.place ?? 0) - (other.place ?? 0) || name(one).localeCompare(name(other), 'en')
}
