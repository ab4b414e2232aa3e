import { useState } from 'preact/hooks'
import { boardColour } from '../../../contract/site/clubColour.ts'
import { crestLetters } from '../../../contract/site/crestLetters.ts'
import { lengthsShown } from '../../../contract/site/lengthIn.ts'
import { languageFacts, languages } from '../../../contract/words/languages.ts'
import { clocks } from '../../../contract/words/timeOfDay.ts'
import { announce } from '../../ui/announce.tsx'
import { base64Of } from '../../ui/base64Of.ts'
import { call, type InputOf, type Reply } from '../../ui/call.ts'
import { DeedForm } from '../../ui/DeedForm.tsx'
import { useQuery } from '../../ui/data.ts'
import { Check, Choose, Field, FieldRow } from '../../ui/Field.tsx'
import { usePlace } from '../../ui/router.tsx'
import { useDeed } from '../../ui/useDeed.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { language, type ScreenWords } from '../../ui/words.ts'
import { Screen } from '../frame/Screen.tsx'
import { communityOf } from '../session.ts'
import { ExpectedScores } from './ExpectedScores.tsx'
import { SubCommunities } from './SubCommunities.tsx'

type Words = ScreenWords<'clubSettings'>
type Settings = Reply<'getCommunity'>
type Given = Partial<
  Record<'name' | 'colour' | 'home' | 'currency' | 'language' | 'clock' | 'lengths', string | null>
> & {
  readonly logo?: { readonly type: string; readonly content: string } | null
}

/** The ground of the masthead where no colour is set (`--board` of the tokens). */
const usual = '#0e2a1e'
const mostLogoBytes = 650_000

/** What a community is called and how its pages and documents look; for its owner. */
export function ClubSettings({ words }: { readonly words: Words }) {
  const communityId = Number(usePlace().params.communityId)
  const community = useQuery('getCommunity', { params: { communityId } })
  return (
    <Screen title={words.title}>
      {!community.data ? (
        <Waiting answers={[community]} />
      ) : (
        <div class="form">
          <Identity key={communityId} settings={community.data} words={words} />
          <ExpectedScores communityId={communityId} rows={community.data.expectedRows} words={words} />
          {communityOf(communityId)?.isClub && <SubCommunities communityId={communityId} words={words} />}
        </div>
      )}
    </Screen>
  )
}

function Identity({ settings, words }: { readonly settings: Settings; readonly words: Words }) {
  const { now, change, deed, isSaved, isChanged } = useIdentity(settings, words)
  return (
    <DeedForm class="panel padded" deed={deed}>
      <h2>{words.identity}</h2>
      <Field
        label={words.name}
        value={now.name ?? ''}
        onInput={name => change({ name })}
        maxLength={100}
        required
        error={deed.errorAt('/name')}
      />
      <ColourField {...{ now, change, deed, words }} />
      <LogoField {...{ now, change, deed, words }} />
      <div class="field-row">
        <span aria-hidden="true" />
        <Preview name={now.name ?? ''} colour={now.colour} logo={now.logo} />
      </div>
      <Choose
        label={words.currency}
        hint={words.currencyHint}
        value={now.currency ?? ''}
        options={[{ value: '', words: words.noCurrency }, ...currencies()]}
        onChoose={currency => change({ currency: currency === '' ? null : currency })}
        error={deed.errorAt('/currency')}
      />
      <LanguageField {...{ now, change, deed, words }} />
      <ReadingFields {...{ now, change, deed, words }} />
      <Check
        words={words.home}
        hint={words.homeHint({ url: settings.homeUrl })}
        checked={now.home === 'public'}
        onChange={isPublic => change({ home: isPublic ? 'public' : 'closed' })}
      />
      {deed.error}
      <p class="bar">
        <button type="submit" class="button lead" disabled={deed.busy || !isChanged}>
          {words.save}
        </button>
        {isSaved && <span class="quiet">{words.saved}</span>}
        {settings.home === 'public' && <a href={new URL(settings.homeUrl).pathname}>{words.open}</a>}
      </p>
    </DeedForm>
  )
}

/** The identity as it is being changed, and its saving. */
function useIdentity(settings: Settings, words: Words) {
  const { communityId } = settings
  const [given, setGiven] = useState<Given>({})
  const [isSaved, setSaved] = useState(false)
  const present = { colour: null, currency: null, language: null, ...settings }
  const kept = settings.logo === undefined ? null : { type: 'image/png', content: settings.logo }
  const deed = useDeed(async () => {
    const { logo, ...fields } = given
    const changes = Object.entries(fields).map(([name, to]) => [name, { from: present[name as 'name'], to }])
    const body = { ...Object.fromEntries(changes), ...(logo !== undefined && { logo: logo?.content ?? null }) }
    const { clock, lengths } = await call('updateCommunity', {
      params: { communityId },
      body: body as NonNullable<InputOf<'updateCommunity'>['body']>,
    })
    // The frame has the name from the page.
    if (given.name !== undefined) return location.reload()
    Object.assign(communityOf(communityId) ?? {}, { clock, lengths })
    setGiven({})
    setSaved(true)
    announce(words.saved)
  })
  return {
    now: { ...present, logo: kept, ...given },
    change(part: Given): void {
      setSaved(false)
      setGiven({ ...given, ...part })
    },
    deed,
    isSaved,
    isChanged: Object.keys(given).length > 0,
  }
}

type PartProps = Pick<ReturnType<typeof useIdentity>, 'now' | 'change' | 'deed'> & { readonly words: Words }

function LanguageField({ now, change, deed, words }: PartProps) {
  return (
    <Choose
      label={words.language}
      hint={words.languageHint}
      value={now.language ?? ''}
      options={[
        { value: '', words: words.readersLanguage },
        ...languages.map(value => ({ value, words: languageFacts[value].name })),
      ]}
      onChoose={chosen => change({ language: chosen === '' ? null : chosen })}
      error={deed.errorAt('/language')}
    />
  )
}

/** How times of day and lengths of holes are read. */
function ReadingFields({ now, change, deed, words }: PartProps) {
  return (
    <>
      <Choose
        label={words.clock}
        hint={words.clockHint}
        value={now.clock ?? 'h24'}
        options={clocks.map(value => ({ value, words: words.clocks[value] }))}
        onChoose={clock => change({ clock })}
        error={deed.errorAt('/clock')}
      />
      <Choose
        label={words.lengths}
        hint={words.lengthsHint}
        value={now.lengths ?? 'course'}
        options={lengthsShown.map(value => ({ value, words: words.lengthsIn[value] }))}
        onChoose={lengths => change({ lengths })}
        error={deed.errorAt('/lengths')}
      />
    </>
  )
}

function ColourField({ now, change, deed, words }: PartProps) {
  const without = (
    <button type="button" class="button tight" onClick={() => change({ colour: null })}>
      {words.usual}
    </button>
  )
  return (
    <FieldRow
      label={words.colour}
      hint={words.colourHint}
      error={deed.errorAt('/colour')}
      from={now.colour !== null && without}
    >
      {ids => (
        <input
          {...ids}
          type="color"
          class="input colour"
          value={now.colour === null ? usual : `#${now.colour}`}
          onInput={event => change({ colour: event.currentTarget.value.slice(1) })}
        />
      )}
    </FieldRow>
  )
}

function LogoField({ now, change, deed, words }: PartProps) {
  const [tooLarge, setTooLarge] = useState<string | undefined>()
  const without = (
    <button type="button" class="button tight" onClick={() => change({ logo: null })}>
      {words.noLogo}
    </button>
  )
  const take = (file: File | undefined) => {
    const isTooLarge = file !== undefined && file.size > mostLogoBytes
    setTooLarge(isTooLarge ? words.logoTooLarge : undefined)
    if (file && !isTooLarge) void base64Of(file).then(content => change({ logo: { type: file.type, content } }))
  }
  const wrong = deed.errorAt('/logo')
  return (
    <FieldRow label={words.logo} hint={words.logoHint} error={tooLarge ?? wrong} from={now.logo !== null && without}>
      {ids => (
        <input
          {...ids}
          type="file"
          class="input"
          accept="image/png,image/svg+xml"
          onChange={event => take(event.currentTarget.files?.[0])}
        />
      )}
    </FieldRow>
  )
}

type PreviewProps = {
  readonly name: string
  readonly colour: string | null
  readonly logo: NonNullable<Given['logo']> | null
}

/** The head of the public pages. */
function Preview({ name, colour, logo }: PreviewProps) {
  return (
    <div class="club-preview" style={{ background: colour === null ? usual : `#${boardColour(colour)}` }}>
      {logo === null ? (
        <span class="crest serif" aria-hidden="true">
          {crestLetters(name)}
        </span>
      ) : (
        <img class="crest" src={`data:${logo.type};base64,${logo.content}`} alt="" width="30" height="30" />
      )}
      <span>{name}</span>
    </div>
  )
}

function currencies(): readonly { readonly value: string; readonly words: string }[] {
  const names = new Intl.DisplayNames(language(), { type: 'currency' })
  return Intl.supportedValuesOf('currency').map(value => ({ value, words: `${value}, ${names.of(value)}` }))
}
