import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Most mutants die in this file, so that the others need not be read. */
const first = 'played.test.ts'

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(b.moduleId.endsWith(first)) - Number(a.moduleId.endsWith(first)))
  }
}

/** The tests that may notice a change in the rules that are mutated. The command line of the vectors is not among them. */
export default {
  test: {
    testTimeout: 60_000,
    sequence: { sequencer: QuickestFirst },
    include: ['rules/{handicap,standings,payouts,formats}/**/*.test.ts', 'rules/vectors/vectors.test.ts'],
  },
}
