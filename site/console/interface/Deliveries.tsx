import { useState } from 'preact/hooks'
import { call, type Reply } from '../../ui/call.ts'
import { timeFormat } from '../../ui/clock.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type Words = ScreenWords<'interface'>
type Delivery = Reply<'listWebhookDeliveries'>[number]

const shownDays = 3
const mostShown = 200

type DeliveriesProps = {
  readonly webhook: Reply<'listWebhooks'>[number]
  readonly communityId: number
  readonly words: Words
  readonly onClose: () => void
}

/** What a webhook was told in the last days, the newest first, and the way to tell it again. */
export function Deliveries({ webhook, communityId, words, onClose }: DeliveriesProps) {
  const params = { communityId, webhookId: webhook.webhookId }
  const [createdSince] = useState(() => new Date(Date.now() - shownDays * 24 * 60 * 60 * 1000).toISOString())
  const deliveries = useQuery('listWebhookDeliveries', { params, criteria: { createdSince } })
  return (
    <Dialog title={words.deliveries} onClose={onClose} side>
      <p class="address quiet">{webhook.url}</p>
      {!deliveries.data ? (
        <Waiting answers={[deliveries]} />
      ) : deliveries.data.length === 0 ? (
        <p>{words.noDelivery}</p>
      ) : (
        <ul class="lines staff">
          {deliveries.data
            .toReversed()
            .slice(0, mostShown)
            .map(one => (
              <DeliveryLine key={one.deliveryId} delivery={one} params={params} words={words} />
            ))}
        </ul>
      )}
    </Dialog>
  )
}

type LineProps = {
  readonly delivery: Delivery
  readonly params: { readonly communityId: number; readonly webhookId: number }
  readonly words: Words
}

function DeliveryLine({ delivery, params, words }: LineProps) {
  const { deliveryId, kind, state, attempts, responseStatus, lastError, createdDt } = delivery
  const format = timeFormat({ dateStyle: 'short', timeStyle: 'short' })
  const time = format.format(new Date(createdDt))
  const deed = useDeed(async () => {
    await call('replayWebhookDelivery', { params: { ...params, deliveryId } })
  })
  return (
    <li>
      <strong>{kind}</strong>
      <span class="quiet">{time}</span>
      <span class="end">
        {state !== 'pending' && (
          <button
            type="button"
            class="button tight"
            aria-label={words.againOf({ kind, time })}
            onClick={deed.run}
            disabled={deed.busy}
          >
            {words.again}
          </button>
        )}
      </span>
      <small class="whole quiet">
        {[
          words.deliveryStates[state],
          words.attempts({ count: attempts }),
          responseStatus === undefined ? undefined : words.answeredWith({ status: responseStatus }),
          lastError,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {deed.error}
    </li>
  )
}
