/** The messages that webhooks are sent, by their type: what happened, on which topic, and the ids that say to whom. */
import Type, { type TSchema } from 'typebox'
import { eventId, id, listOf, strictObject, timestamp } from '../shapes.ts'
import type { WebhookTopic } from './extensions.ts'

const fields = {
  playerIds: listOf(id('Id of the player.'), { most: 100_000, description: 'The players whom it is about.' }),
  teamIds: listOf(id('Id of the team.'), { most: 100_000, description: 'The teams that it is about.' }),
  teePairingIds: listOf(id('Id of the tee pairing.'), { most: 100_000, description: 'The tee pairings it is about.' }),
  cardIds: listOf(Type.String({ maxLength: 30, description: 'Id of the card, such as `P-1007` or `T-601`.' }), {
    most: 100_000,
    description: 'The cards that it is about.',
  }),
}

export type MessageType = {
  readonly topic: WebhookTopic
  readonly says: string
  /** The ids in its data, besides those of the community and the event. */
  readonly ids: readonly (keyof typeof fields)[]
}

const ofPlayers = (says: string): MessageType => ({ topic: 'registration', says, ids: ['playerIds'] })
const ofCards = (says: string): MessageType => ({ topic: 'score', says, ids: ['playerIds', 'teamIds'] })
const ofPairings = (says: string): MessageType => ({ topic: 'teeSheet', says, ids: ['teePairingIds', 'playerIds'] })
const ofEvent = (says: string): MessageType => ({ topic: 'state', says, ids: [] })

/** Every type that follows from a change. What is recorded about a noun of these and is not here is a fault of ours. */
export const messageTypes: Readonly<Record<string, MessageType>> = {
  'registration.added': ofPlayers('Players were registered.'),
  'registration.answersChanged': ofPlayers('A player changed the answers to the questions of the registration.'),
  'registration.ballot': ofPlayers('A player signed up for the ballot.'),
  'registration.ballotDrawn': ofPlayers('The lots were drawn; the players are in the order of the draw.'),
  'registration.changed': ofPlayers('A registration was changed.'),
  'registration.declined': ofPlayers('A player declined the place that was offered.'),
  'registration.mailsChanged': ofPlayers('A player changed which mails they want.'),
  'registration.offered': ofPlayers('Players were offered a place.'),
  'registration.offersExpired': ofPlayers('Players did not take the places offered in time.'),
  'registration.removed': ofPlayers('A registration was removed.'),
  'registration.replaced': ofPlayers('A player replaced another: first the one leaving, then the one coming.'),
  'registration.waiting': ofPlayers('A player went on the waiting list.'),
  'registration.withdrawn': ofPlayers('A player withdrew.'),
  'score.recorded': ofCards('Scores were recorded.'),
  'score.restored': ofCards('Scores were brought back from the history.'),
  'card.corrected': ofCards('The committee corrected a card.'),
  'card.penalised': ofCards('A penalty was added to a card.'),
  'card.notPosted': ofCards('Scores were marked as not posted after all.'),
  'card.posted': ofCards('Scores were marked as posted to the handicap record.'),
  'card.rebuilt': { topic: 'score', says: 'Cards were rebuilt from the log of their scores.', ids: ['cardIds'] },
  'card.scoresMoved': ofCards('Scores were moved from one card to another.'),
  'card.scoresSwapped': ofCards('Two cards exchanged their scores.'),
  'card.signed': ofCards('A card was signed.'),
  'card.statusSet': ofCards('A card was given a status: withdrawn, disqualified, no return.'),
  'card.unsigned': ofCards('A signed card was opened again.'),
  'teePairing.arranged': ofPairings('The tee sheet was arranged.'),
  'teePairing.created': ofPairings('Tee pairings were created.'),
  'teePairing.deleted': ofPairings('Tee pairings were deleted.'),
  'teePairing.playersAssigned': ofPairings('Players were assigned to tee pairings.'),
  'teePairing.playersRemoved': ofPairings('Players were removed from tee pairings.'),
  'teePairing.published': { ...ofPairings('The tee sheet was published.'), ids: ['playerIds'] },
  'teePairing.unpublished': { ...ofPairings('The tee sheet is no longer published.'), ids: ['playerIds'] },
  'teePairing.updated': ofPairings('Tee pairings were changed.'),
  'event.created': ofEvent('An event was created.'),
  'event.deleted': ofEvent('An event was deleted; it no longer has an `eventId`.'),
  'event.imported': ofEvent('An event was read from a file.'),
  'event.importedAgain': ofEvent('The file of an event was read again.'),
  'event.restored': ofEvent('An event was restored from a backup: read all of it again.'),
  'event.shortened': ofEvent('Rounds were shortened or annulled, or count as planned again.'),
  'event.stateSet': ofEvent('An event changed its state.'),
}

/** The type of the message that only tests the connection. */
export const testMessageType = 'webhook.test'

/** What is sent as a message of this type. */
export function messageSchema(type: string): TSchema {
  const message = messageTypes[type]
  const ids = message?.ids.map(name => [name, Type.Optional(fields[name])] as const) ?? []
  const data = {
    communityId: id('Id of the community.'),
    ...(message && { eventId: Type.Optional(eventId) }),
    ...Object.fromEntries(ids),
  }
  return strictObject(
    {
      type: Type.Literal(type, { description: 'What happened.' }),
      timestamp: Type.String({ ...timestamp, description: 'When it happened.' }),
      data: Type.Object(data, { additionalProperties: false, description: 'What it happened to, by ids.' }),
    },
    {
      title: `${type.replaceAll(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase())}Message`,
      description: message?.says ?? 'Tests the connection.',
    },
  )
}
