/** The numbers of the sample club, against a count of another kind: over its rows, one by one, in TypeScript. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { withClient } from '../../kernel/database/migrate.ts'
