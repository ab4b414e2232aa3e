import { announce } from '../../ui/announce.tsx'
import { call, type Reply } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { useQuery } from '../../ui/data.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { useOpen } from '../../ui/useOpen.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import type { ScreenWords } from '../../ui/words.ts'
import { Deliveries } from './Deliveries.tsx'
import { NewWebhook } from './NewWebhook.tsx'
import { Secret } from './Secret.tsx'

type Words = ScreenWords<'interface'>
type Webhook = Reply<'listWebhooks'>[number]
type Open =
  | { readonly what: 'new' }
  | { readonly what: 'secret'; readonly secret: string }
  | { readonly what: 'rotate' | 'remove' | 'deliveries'; readonly webhook: Webhook }

type Props = { readonly communityId: number; readonly words: Words }

/** The addresses that are told of changes. */
export function Webhooks({ communityId, words }: Props) {
  const webhooks = useQuery('listWebhooks', { params: { communityId } })
  const [open, setOpen, close] = useOpen<Open>()
  const onSecret = (secret: string) => setOpen({ what: 'secret', secret })
  return (
    <section class="panel padded">
      <h2>{words.webhooks}</h2>
      <p class="quiet">{words.webhooksWhy}</p>
      {!webhooks.data ? (
        <Waiting answers={[webhooks]} />
      ) : (
        <ul class="lines staff">
          {webhooks.data.length === 0 && <li class="quiet">{words.noWebhook}</li>}
          {webhooks.data.map(webhook => (
            <WebhookLine
              key={webhook.webhookId}
              webhook={webhook}
              communityId={communityId}
              words={words}
              onOpen={what => setOpen({ what, webhook })}
            />
          ))}
        </ul>
      )}
      <p class="bar">
        <button type="button" class="button" onClick={() => setOpen({ what: 'new' })}>
          <Icon name="add" />
          {words.newWebhook}
        </button>
      </p>
      {open?.what === 'new' && <NewWebhook communityId={communityId} words={words} onMade={onSecret} onClose={close} />}
      {open?.what === 'secret' && <Secret secret={open.secret} words={words} onClose={close} />}
      {open?.what === 'rotate' && (
        <Rotate webhook={open.webhook} communityId={communityId} words={words} onMade={onSecret} onClose={close} />
      )}
      {open?.what === 'remove' && (
        <Remove webhook={open.webhook} communityId={communityId} words={words} onClose={close} />
      )}
      {open?.what === 'deliveries' && (
        <Deliveries webhook={open.webhook} communityId={communityId} words={words} onClose={close} />
      )}
    </section>
  )
}

type LineProps = Props & {
  readonly webhook: Webhook
  readonly onOpen: (what: 'rotate' | 'remove' | 'deliveries') => void
}

function WebhookLine({ webhook, communityId, words, onOpen }: LineProps) {
  const { webhookId, url, topics, active, description } = webhook
  const params = { communityId, webhookId }
  const failed = useQuery('listWebhookDeliveries', { params, criteria: { states: ['failed'] } })
  const test = useDeed(async () => {
    await call('sendTestWebhook', { params })
    announce(words.tested)
  })
  const toggle = useDeed(async () => {
    await call('updateWebhook', { params, body: { active: !active } })
  })
  const count = failed.data?.length ?? 0
  return (
    <li>
      <strong>{url}</strong>
      <span class="end">
        {!active && <span class="quiet">{words.off}</span>}
        {count > 0 && (
          <button
            type="button"
            class="button tight harm"
            aria-label={`${words.failed({ count })}: ${url}`}
            onClick={() => onOpen('deliveries')}
          >
            <Icon name="warn" />
            {words.failed({ count })}
          </button>
        )}
        <Menu
          label={`${words.webhooks}: ${url}`}
          icon="more"
          look="button plain tight"
          items={[
            { words: words.test, run: test.run },
            { words: words.deliveries, run: () => onOpen('deliveries') },
            { words: words.newSecret, run: () => onOpen('rotate') },
            { words: active ? words.switchOff : words.switchOn, run: toggle.run },
            { words: words.remove, harm: true, run: () => onOpen('remove') },
          ]}
        />
      </span>
      <small class="whole quiet">
        {[...topics.map(one => words.topic[one]), ...(description === undefined ? [] : [description])].join(' · ')}
      </small>
      {test.error}
      {toggle.error}
    </li>
  )
}

type DialogProps = Props & { readonly webhook: Webhook; readonly onClose: () => void }

function Rotate({
  webhook: { webhookId, url },
  communityId,
  words,
  onMade,
  onClose,
}: DialogProps & { readonly onMade: (secret: string) => void }) {
  const deed = useDeed(async () => {
    const { secret } = await call('rotateWebhookSecret', { params: { communityId, webhookId } })
    onMade(secret)
  })
  return (
    <DeedDialog title={words.newSecretTitle} submit={words.newSecret} deed={deed} onClose={onClose}>
      <p class="address">{url}</p>
      <p class="quiet">{words.newSecretWhy}</p>
    </DeedDialog>
  )
}

function Remove({ webhook: { webhookId, url }, communityId, words, onClose }: DialogProps) {
  const deed = useDeed(async () => {
    await call('deleteWebhook', { params: { communityId, webhookId } })
    onClose()
  })
  return (
    <DeedDialog title={words.removeTitle} submit={words.remove} harm deed={deed} onClose={onClose}>
      <p class="address">{url}</p>
      <p class="quiet">{words.removeWhy}</p>
    </DeedDialog>
  )
}
