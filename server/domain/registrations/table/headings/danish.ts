import type { Headings } from './meaning.ts'

export const danish: Headings = {
  name: 'navn | fulde navn | spiller | spillerens navn | deltager',
  firstName: 'fornavn | fornavne',
  lastName: 'efternavn',
  infix: 'mellemnavn',
  index: 'eksakt hcp | eksakt handicap | hcp index | handicap index | hcpindeks | handicapindeks | eksakt',
  gender: 'køn | koen | m k | k m | herre dame',
  email: 'epost | e post | mailadresse | e mailadresse',
  hcId: 'dgu nr | dgu nummer | dgu id | dgunr',
  number: 'nr | nummer | medlemsnummer | medlemsnr | medlems nr',
  team: 'hold | holdnavn | makkerpar',
  partner: 'makker | partner | medspiller | gæst',
  revisionDate: 'revisionsdato | hcp dato | dato',
  member: 'medlem',
  other:
    'alder | fødselsdato | født | fødselsar | gebyr | startgebyr | pris | beløb | betalt | betaling | golfbil | bord | plads | placering | position | total | i alt | sum | point | resultat | slag | brutto | netto | spillehandicap | spille hcp | banehandicap | tidligere hcp | telefon | tlf | mobil | mobilnummer | klub | hjemmeklub | golfklub | by | adresse | vej | gade | postnummer | postnr | land | nationalitet | størrelse | trøjestørrelse | klasse | kategori | række | division | tee farve | starttid | starttidspunkt | tid | start | hul | starthul | gruppe | bold | runde | turnering | bemærkning | bemærkninger | note | noter | kommentar | ønske | ønsker | kost | allergi | middag | frokost | status | type | medlemstype | medlemskab | tilmelding | tilmeldt | underskrift | foto | sprog | initialer | gæst af | gæst hos',
}
