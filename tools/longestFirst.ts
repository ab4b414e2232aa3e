import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest on any machine: those with a browser, those that walk all operations, those that start servers. */
const long = [/^e2e\//, /^test\//, /^server\/\w+\.test/]

/** What takes long begins first, so that at the end no worker is alone with it. Among equals vitest knows best: what took long before, else what is large. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const path = relative(this.ctx.config.root, moduleId)
      const at = long.findIndex(one => one.test(path))
      return at === -1 ? long.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
