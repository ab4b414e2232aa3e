import type { words as en } from '../en/formats.ts'
import type { WordsLike } from '../spoken.ts'

export const words = {
  byId: {
    strokePlay: {
      name: 'Stroke play',
      description:
        'Se suman los golpes de todos los hoyos, en neto tras descontar el hándicap de juego; gana quien menos suma.',
      withoutScore: 'Un hoyo sin resultado, también con la bola levantada, deja la vuelta sin resultado válido.',
    },
    maximumScore: {
      name: 'Puntuación máxima',
      description: 'Stroke play en el que un hoyo nunca cuenta más que el límite, sean cuantos sean los golpes.',
      withoutScore: 'Un hoyo sin resultado cuenta como el límite, también si no se ha jugado.',
    },
    callaway: {
      name: 'Callaway',
      description:
        'Los peores hoyos de la vuelta se convierten en el hándicap, según una tabla; ninguno cuenta más del doble del par.',
      withoutScore: 'La bola levantada cuenta el doble del par; hasta tener todos los hoyos no hay hándicap ni total.',
    },
    peoria: {
      name: 'Peoria',
      description:
        'Los golpes en unos hoyos secretos, extrapolados a toda la vuelta, menos el par y por un porcentaje, dan el hándicap.',
      withoutScore: 'La bola levantada cuenta como el límite; hasta tener todos los hoyos no hay hándicap ni total.',
    },
    system36: {
      name: 'System 36',
      description: 'Dos puntos por el par o mejor, uno por el bogey; 36 menos los puntos es el hándicap de la vuelta.',
      withoutScore: 'Un hoyo sin resultado deja la vuelta sin resultado válido.',
    },
    stableford: {
      name: 'Stableford',
      description: 'Par: 2 puntos; cada golpe bajo par, uno más; un golpe sobre par, 1 punto; peor, ninguno.',
      withoutScore: 'Un hoyo sin resultado no da puntos, ni tampoco una vuelta que falta en un total de varias.',
    },
    modifiedStableford: {
      name: 'Stableford modificado',
      description:
        'Puntos por cada resultado al par, según su propia tabla: un birdie vale más de lo que cuesta un bogey.',
      withoutScore: 'La bola levantada cuenta como doble bogey o peor; un hoyo no jugado no da ni quita puntos.',
    },
    quota: {
      name: 'Cuota (Chicago)',
      description: 'Puntos por cada hoyo, en bruto, menos una cuota: la base menos el hándicap de juego.',
      withoutScore: 'Un hoyo sin resultado no da puntos.',
    },
    tilt: {
      name: 'Tilt',
      description:
        'Stableford en el que, tras un birdie o mejor, el hoyo siguiente vale el doble; tras dos seguidos, el cuádruple, y así.',
      withoutScore: 'Un hoyo sin resultado no da puntos y corta la racha.',
    },
    bestBall: {
      name: 'Mejor bola',
      description:
        'En cada hoyo cuentan los mejores resultados del equipo: tantos como elija, en bruto, en neto o de ambos.',
      withoutScore: 'Un hoyo con menos resultados de los que deben contar deja al equipo sin resultado válido.',
    },
    fourBall: {
      name: 'Fourball',
      description: 'Dos compañeros juegan cada uno su bola; en cada hoyo cuenta el mejor resultado de los dos.',
      withoutScore: 'Basta un resultado en cada hoyo; un hoyo sin ninguno deja al bando sin resultado válido.',
    },
    aggregate: {
      name: 'Suma (Copa Canadá)',
      description: 'Se suman los resultados de todos los jugadores del equipo.',
      withoutScore: 'Un hoyo en el que a un jugador le falta el resultado deja al equipo sin resultado válido.',
    },
    shamble: {
      name: 'Shamble',
      description: 'Todos siguen desde el mejor drive, cada uno con su bola; cuentan los mejores resultados.',
      withoutScore: 'Un hoyo con menos resultados de los que deben contar deja al equipo sin resultado válido.',
    },
    loneRanger: {
      name: 'Lone Ranger',
      description:
        'En cada hoyo debe contar el resultado de un jugador, por turno en el equipo, con los mejores de los demás.',
      withoutScore: 'Un hoyo en el que el jugador de turno no tiene resultado deja al equipo sin resultado válido.',
    },
    bestBallStableford: {
      name: 'Mejor bola Stableford',
      description: 'En cada hoyo cuentan los mejores puntos Stableford del equipo, de tantas bolas como elija.',
      withoutScore: 'Una bola sin resultado no da puntos.',
    },
    scramble: {
      name: 'Scramble',
      description:
        'Todos los del equipo juegan cada golpe desde donde está la mejor bola; hay un resultado por equipo y hoyo.',
      withoutScore: 'Un hoyo sin resultado deja al equipo sin resultado válido.',
    },
    foursomes: {
      name: 'Foursome',
      description: 'Dos compañeros juegan una sola bola a golpes alternos y se turnan en las salidas.',
      withoutScore: 'Un hoyo sin resultado deja al equipo sin resultado válido.',
    },
    greensomes: {
      name: 'Greensome',
      description: 'Salen los dos compañeros, eligen una de las dos bolas y siguen con ella a golpes alternos.',
      withoutScore: 'Un hoyo sin resultado deja al equipo sin resultado válido.',
    },
    chapman: {
      name: 'Greensome Chapman (Pinehurst)',
      description:
        'Salen los dos, cada uno da el segundo golpe a la bola del otro y después siguen con una sola a golpes alternos.',
      withoutScore: 'Un hoyo sin resultado deja al equipo sin resultado válido.',
    },
    matchPlay: {
      name: 'Match play',
      description:
        'Bando contra bando, hoyo a hoyo, en los partidos que usted crea; puntos por partidos, por nueve hoyos y por hoyos.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
    },
    nassau: {
      name: 'Nassau',
      description:
        'Tres partidos en uno: un punto por los primeros nueve, uno por los segundos y uno por todos los hoyos.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
    },
    fieldMatches: {
      name: 'Todos contra todos',
      description: 'Cada bando tiene un partido contra cada uno de los demás.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
    },
    wheel: {
      name: 'Rueda (wheel)',
      description: 'Un jugador, o varios juntos, contra todos los demás: cada jugador, o cada grupo de igual número.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
    },
    skins: {
      name: 'Skins',
      description:
        'Gana el hoyo quien hace en solitario el mejor resultado de todos; la bolsa se reparte entre los skins ganados.',
      withoutScore:
        'Quien levanta la bola o se retira no puede ganar el hoyo; quien no llegó a salir no entra en la bolsa; mientras a alguien le falte jugar un hoyo, este sigue abierto.',
    },
    holeScore: {
      name: 'Premio por resultado en un hoyo',
      description:
        'Hoyos en dos golpes, birdies o cualquier otro resultado: cada uno se lleva una parte igual de la bolsa.',
      withoutScore: 'Un hoyo sin resultado no gana nada.',
    },
    winnerTrash: {
      name: 'Premios especiales',
      description:
        'Bola más cercana, drive más largo, sorteo y similares: usted introduce quién ganó; pueden compartirlo varios.',
      withoutScore: 'Los resultados no cuentan.',
    },
    ringer: {
      name: 'Ecléctica (ringer)',
      description: 'Una sola tarjeta de todas las vueltas: en cada hoyo, el mejor resultado que hizo allí el jugador.',
      withoutScore:
        'Un hoyo sin resultado espera a otra vuelta; la tarjeta está completa cuando lo tienen todos los hoyos.',
    },
    parBogey: {
      name: 'Contra par (Par/Bogey)',
      description: 'Cada hoyo se gana (+1), se empata o se pierde (-1) contra el par; gana el mejor saldo.',
      withoutScore: 'Un hoyo sin resultado se pierde.',
    },
    teamMatch: {
      name: 'Match play por equipos (Ryder Cup)',
      description: 'Partidos que usted crea; sus puntos van a los equipos para los que juegan los bandos.',
      withoutScore:
        'Un bando sin resultado pierde el hoyo si levantó la bola o lo concedió; quien se retira concede el partido.',
    },
    pointsPerHole: {
      name: 'Puntos por hoyo (5-3-1)',
      description:
        'En cada hoyo los jugadores de un grupo se ordenan y reciben puntos por puesto; los empatados reciben la media.',
      withoutScore:
        'Quien levanta la bola o se retira queda último en el hoyo; mientras a alguien le falte jugar un hoyo, este sigue abierto.',
    },
    bestTotals: {
      name: 'Mejores totales',
      description: 'Equipos de cualquier tamaño; se suman las mejores tarjetas completas de cada vuelta.',
      withoutScore:
        'Una tarjeta incompleta no cuenta en su vuelta; con muy pocas tarjetas el equipo se queda sin total.',
    },
    bestTotalsStableford: {
      name: 'Mejores totales Stableford',
      description:
        'Equipos de cualquier tamaño; se suman los puntos Stableford de las mejores tarjetas de cada vuelta.',
      withoutScore: 'Un hoyo sin resultado no da puntos; si hay menos tarjetas, cuentan las que haya.',
    },
    fourBallParBogey: {
      name: 'Fourball contra par (Par/Bogey)',
      description: 'Dos compañeros juegan cada uno su bola contra el par; en cada hoyo cuenta el mejor resultado.',
      withoutScore: 'Basta un resultado en cada hoyo; un hoyo sin ninguno se pierde.',
    },
    lowHighBall: {
      name: 'Bola baja y bola alta',
      description:
        'Dos contra dos: en cada hoyo, un punto para la mejor de las bolas bajas y otro para la mejor de las altas.',
      withoutScore:
        'Una bola levantada pierde contra cualquier otra; un hoyo que alguien tiene por jugar queda abierto.',
    },
    vegas: {
      name: 'Vegas',
      description:
        'Dos contra dos: en cada hoyo los dos resultados de un bando forman un número; el más bajo gana la diferencia.',
      withoutScore: 'Una bola levantada cuenta el doble del par; un hoyo que alguien tiene por jugar queda abierto.',
    },
    sixes: {
      name: 'Sixes',
      description:
        'Cuatro jugadores en parejas que cambian cada seis hoyos; la mejor bola da un punto a los dos compañeros.',
      withoutScore:
        'Una bola levantada pierde contra cualquier otra; un hoyo que alguien tiene por jugar queda abierto.',
    },
  },
  choices: {
    gross: 'bruto',
    net: 'neto',
    netOfLatest: 'neto con el último hándicap',
    grossTrumpsNet: 'neto, prima el bruto',
    mixed: 'bruto y neto',
    toPar: 'al par',
    strokes: 'golpes',
    round: 'igual en todos los hoyos',
    hole: 'por hoyo',
    par: 'por par',
    nine: 'por nueve hoyos',
    gender: 'por sexo',
    doublePar: 'doble del par',
    parPlus3: 'par + 3',
    overPar: 'sobre par',
    fixed: 'fijo',
    netDoubleBogey: 'doble bogey neto',
    full: 'completos',
    half: 'la mitad',
    offLow: 'por diferencia',
    atMost: 'como máximo',
    exactly: 'exactamente',
    atLeast: 'como mínimo',
    shared: 'repartido',
    refunded: 'devuelto',
    kept: 'guardado',
    open: 'abiertos',
    passed: 'decididos',
    byName: 'por nombre',
    asSet: 'según el equipo',
  },
} satisfies WordsLike<typeof en>
