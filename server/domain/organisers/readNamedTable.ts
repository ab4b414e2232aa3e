import { handleAfter } from '../operation/handler.ts'
import { readPeople } from '../registrations/table/readPeople.ts'
import { requireOrganiser } from './requireOrganiser.ts'

export const readNamedTable = handleAfter(
  'readNamedTable',
  // Nobody outside the club hears from a list who is known here.
  ({ body, caller: { actor }, service, refuse }) =>
    readPeople(refuse, { actor, files: service.foreignFiles }, body, async () => ({ known: [], here: [] })),
  async (context, { lines, again: _, ...reading }) => {
    await requireOrganiser(context.refuse, context)
    return {
      ...reading,
      lines: lines.flatMap(({ line, team, people }) =>
        people.map(({ written, firstName, lastName, suffix, gender, hcIndex, problems }) => ({
          line,
          written,
          ...(firstName !== undefined && { firstName }),
          ...(lastName !== undefined && { lastName }),
          ...(suffix !== undefined && { suffix }),
          ...(gender !== undefined && { gender }),
          ...(hcIndex !== undefined && { hcIndex }),
          ...(team !== undefined && { team }),
          problems: [...problems],
        })),
      ),
    }
  },
)
