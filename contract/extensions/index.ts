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
import { listFormats } from './formats.ts'
import { getOverviewLink } from './getOverviewLink.ts'
import { printDocument } from './printDocument.ts'
import { recordScores } from './recordScores.ts'
import { explainStanding, getStandings, streamEvent, streamStandings } from './standings.ts'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
} from './webhooks.ts'

export const extensions = {
  printDocument,
  getOverviewLink,
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
  getStandings,
  explainStanding,
  streamStandings,
  streamEvent,
  listFormats,
  createWebhook,
  listWebhooks,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
} as const satisfies Record<string, Operation>
