import { useState } from 'preact/hooks'
import type { WebhookTopic } from '../../../contract/webhooks/extensions.ts'
import { call } from '../../ui/call.ts'
import { DeedDialog } from '../../ui/DeedDialog.tsx'
import { Check, Field } from '../../ui/Field.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import type { ScreenWords } from '../../ui/words.ts'

type NewWebhookProps = {
  readonly communityId: number
  readonly words: ScreenWords<'interface'>
  readonly onMade: (secret: string) => void
  readonly onClose: () => void
}

/** An address and what it is told about; then its secret, which is shown once. */
export function NewWebhook({ communityId, words, onMade, onClose }: NewWebhookProps) {
  const all = Object.keys(words.topic) as WebhookTopic[]
  const [url, setUrl] = useState('https://')
  const [description, setDescription] = useState('')
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(['result'])
  const deed = useDeed(async () => {
    const about = description.trim() === '' ? {} : { description: description.trim() }
    const body = { url: url.trim(), topics, ...about }
    const { secret } = await call('createWebhook', { params: { communityId }, body })
    onMade(secret)
  })
  return (
    <DeedDialog
      title={words.newWebhook}
      submit={words.create}
      disabled={topics.length === 0}
      deed={deed}
      onClose={onClose}
    >
      <Field
        label={words.url}
        hint={words.urlHint}
        value={url}
        onInput={setUrl}
        error={deed.errorAt('/url')}
        maxLength={2000}
        required
        autofocus
      />
      <fieldset class="checks">
        <legend>{words.topics}</legend>
        {all.map(topic => (
          <Check
            key={topic}
            words={words.topic[topic]}
            checked={topics.includes(topic)}
            onChange={isOn => setTopics(all.filter(one => (one === topic ? isOn : topics.includes(one))))}
          />
        ))}
      </fieldset>
      <Field
        label={words.description}
        value={description}
        onInput={setDescription}
        error={deed.errorAt('/description')}
        maxLength={200}
      />
    </DeedDialog>
  )
}
