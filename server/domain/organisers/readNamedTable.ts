import { handle } from '../operation/handler.ts'
import { readPeople } from '../registrations/table/readPeople.ts'
import { requireOrganiser } from './requireOrganiser.ts'

export const readNamedTable = handle('readNamedTable', async context => {
  const { body, service, refuse } = context
  await requireOrganiser(refuse, context)
  // Nobody outside the club hears from a list who is known here.
  const { lines } = await readPeople(refuse, service.foreignFiles, body, async () => [])
  return {
    lines: lines.flatMap(({ line, team, people }) =>
      people.map(({ written, firstName, lastName, gender, hcIndex, problems }) => ({
        line,
        written,
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(gender !== undefined && { gender }),
        ...(hcIndex !== undefined && { hcIndex }),
        ...(team !== undefined && { team }),
        problems: [...problems],
      })),
    ),
  }
})
