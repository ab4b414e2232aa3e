import type { Headings } from './meaning.ts'

export const dutch: Headings = {
  name: 'naam | volledige naam | speler | speelster | spelers | deelnemer | naam speler',
  firstName: 'voornaam | voornamen | roepnaam',
  lastName: 'achternaam | familienaam',
  infix: 'tussenvoegsel | tussenvoegsels | tv | voorvoegsel | voorvoegsels',
  suffix: 'achtervoegsel',
  index: 'exact handicap | exacte handicap | handicap index | hcp index | whs handicap | exact',
  gender: 'geslacht | m v | v m',
  salutation: 'aanhef',
  email: 'mailadres | emailadres | e mailadres | e mail adres',
  hcId: 'ngf nummer | ngf nr | gsn | golfservicenummer | golf service nummer | federatienummer | licentie',
  number: 'nr | nummer | lidnummer | lid nr | lidnr | bondsnummer | relatienummer',
  team: 'ploeg | koppel | teamnaam',
  partner: 'partner | medespeler | speelpartner | gast | introducee',
  revisionDate: 'ingangsdatum | per datum | datum',
  member: 'lid',
  other:
    'leeftijd | geboortedatum | geboren | geboortejaar | contributie | inschrijfgeld | prijs | bedrag | betaald | betaling | tafel | plaats | positie | rang | stand | totaal | punten | score | resultaat | slagen | bruto | netto | baanhandicap | baan handicap | speelhandicap | playing handicap | course handicap | oude handicap | telefoon | telefoonnummer | tel | mobiel | club | vereniging | homeclub | thuisclub | woonplaats | plaatsnaam | stad | adres | straat | postcode | land | nationaliteit | maat | shirtmaat | kledingmaat | categorie | klasse | divisie | teekleur | starttijd | tijd | start | starthole | hole | groep | flight | ronde | wedstrijd | opmerking | opmerkingen | notitie | wens | wensen | dieet | maaltijd | diner | lunch | status | soort | type | lidmaatschap | inschrijfdatum | inschrijving | handtekening | foto | taal | voorletters | initialen | gast van | introducee van',
}
