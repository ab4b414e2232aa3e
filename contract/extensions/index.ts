/** What the service adds to the published operations. Printed by `npm run print`. */
import type { Operation } from '../operation.ts'
import { revokeToken } from './auth.ts'
import { getCard, getCardHistory, signCard, unsignCard, setCardStatus, correctCard, moveScores, swapScores } from './cards.ts'
import { getEventState, setEventState } from './eventStates.ts'
import { listFormats } from './formats.ts'
import { getOverviewLink } from './getOverviewLink.ts'
import { printDocument } from './printDocument.ts'
import { recordScores } from './recordScores.ts'
import { getStandings, explainStanding, streamStandings, streamEvent } from './standings.ts'
import { createWebhook, listWebhooks, getWebhook, updateWebhook, deleteWebhook, rotateWebhookSecret, sendTestWebhook, listWebhookDeliveries, replayWebhookDelivery } from './webhooks.ts'

export const extensions = {
  revokeToken,
  getEventState,
  setEventState,
  printDocument,
  getStandings,
  explainStanding,
  streamStandings,
  streamEvent,
  getCard,
  getCardHistory,
  signCard,
  unsignCard,
  setCardStatus,
  correctCard,
  moveScores,
  swapScores,
  recordScores,
  getOverviewLink,
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
