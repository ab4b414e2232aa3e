import type { Headings } from './meaning.ts'

export const norwegian: Headings = {
  name: 'navn | fullt navn | spiller | spillers navn | deltaker',
  firstName: 'fornavn | fornavn og mellomnavn',
  lastName: 'etternavn | slektsnavn',
  infix: 'mellomnavn',
  index: 'eksakt hcp | eksakt handicap | hcp indeks | handicapindeks | hcpindeks | eksakt',
  gender: 'kjønn | m k | k m | herre dame',
  email: 'epost | e post | epostadresse | e postadresse',
  hcId: 'golf id | golfid | ngf nummer | golfbox id | golfbox nummer',
  number: 'nr | nummer | medlemsnummer | medlemsnr',
  team: 'lag | lagnavn',
  partner: 'makker | partner | medspiller | gjest',
  revisionDate: 'revisjonsdato | hcp dato | dato',
  member: 'medlem',
  other:
    'alder | fødselsdato | født | fødselsar | avgift | startavgift | pris | beløp | betalt | betaling | golfbil | bord | plass | plassering | posisjon | totalt | sum | poeng | resultat | slag | brutto | netto | spillehandicap | spillehcp | banehandicap | forrige hcp | telefon | tlf | mobil | mobilnummer | klubb | hjemmeklubb | golfklubb | by | sted | poststed | adresse | gate | postnummer | postnr | land | nasjonalitet | størrelse | klasse | kategori | divisjon | utslagssted | starttid | tid | start | hull | starthull | gruppe | ball | runde | turnering | merknad | merknader | notat | kommentar | ønske | ønsker | kosthold | allergi | middag | lunsj | status | type | medlemskap | pamelding | pameldt | underskrift | bilde | sprak | initialer | gjest av | gjest til',
}
