import type { Cases } from '../../../test/cases.ts'

const holes = Array.from({ length: 18 }, (_, at) => at + 1)

export const coursesConsoleCases: Cases<'readCourseTable'> = {
  readCourseTable: {
    success: { input: { body: { text: `Hole\t${holes.join('\t')}\nPar\t${holes.map(() => 4).join('\t')}` } } },
    refusals: {},
  },
}
