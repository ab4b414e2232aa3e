import type { Headings } from './meaning.ts'

export const swedish: Headings = {
  name: 'namn | fullstandigt namn | spelare | spelarens namn | deltagare',
  firstName: 'fornamn | tilltalsnamn',
  lastName: 'efternamn | slaktnamn',
  index: 'exakt hcp | exakt handicap | hcp index | handikapp | exakt handikapp | hcpindex | exakt',
  gender: 'kon | m k | k m | herr dam',
  email: 'epost | e post | epostadress | e postadress | mejl | mejladress',
  hcId: 'golf id | golfid | golf id nummer',
  number: 'nr | nummer | medlemsnummer | medlemsnr | medlems nr',
  team: 'lag | lagnamn',
  partner: 'partner | medspelare | lagkamrat | gast',
  revisionDate: 'revisionsdatum | hcp datum | datum',
  member: 'medlem',
  other:
    'alder | fodelsedatum | fodd | fodelsear | personnummer | avgift | startavgift | pris | belopp | betalt | betalning | golfbil | bord | plats | placering | position | totalt | summa | poang | resultat | slag | brutto | netto | spelhandicap | spel hcp | spelhcp | banhandicap | slope | gammalt hcp | telefon | mobil | mobilnummer | klubb | hemmaklubb | golfklubb | ort | stad | adress | gata | postnummer | land | nationalitet | storlek | trojstorlek | klass | kategori | division | teefarg | starttid | tid | start | hal | starthal | grupp | boll | rond | tavling | anmarkning | anteckning | anteckningar | kommentar | onskemal | kost | allergi | middag | lunch | status | typ | medlemskap | anmalan | anmald | underskrift | foto | sprak | initialer | gast till | gast hos',
}
