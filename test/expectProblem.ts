import { expect } from 'vitest'
import { type RefusalCode, refusals } from '../contract/errors.ts'
import { type Operation, refusalsOf } from '../contract/operation.ts'
import { Problem } from '../contract/problem.ts'
import { validationErrors } from '../server/kernel/http/validationErrors.ts'

export type Answer = {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** The answer is a problem that the entry declares, with one of these codes and, where it is said, for this reason. */
export function expectProblem(
  answer: Answer,
  expected: RefusalCode | readonly RefusalCode[],
  op: Operation,
  reason?: string,
): void {
  const problem = JSON.parse(answer.text)
  expect(typeof expected === 'string' ? [expected] : expected, `${op.id}: ${answer.text}`).toContain(problem.code)
  if (reason !== undefined) expect(problem.reason, answer.text).toBe(reason)
  expect(validationErrors(Problem, problem)).toEqual([])
  expect(answer.status).toBe(refusals[problem.code as RefusalCode].status)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(problem.requestId).toBe(answer.headers['x-request-id'])
  expect(refusalsOf(op)).toContain(problem.code)
}
