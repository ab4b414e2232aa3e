/** What the service adds to the published operations. */
import type { Operation } from '../operation.ts'
import { revokeToken } from './auth.ts'
import {
  correctCard,
  getCard,
  getCardHistory,
  moveScores,
  setCardStatus,
  signCard,
  swapScores,
  unsignCard,
} from './cards.ts'
import { getEventState, setEventState } from './eventStates.ts'
import { recordScores } from './recordScores.ts'

export const extensions = {
  revokeToken,
  getEventState,
  setEventState,
  recordScores,
  getCard,
  getCardHistory,
  correctCard,
  signCard,
  unsignCard,
  setCardStatus,
  moveScores,
  swapScores,
} as const satisfies Record<string, Operation>
