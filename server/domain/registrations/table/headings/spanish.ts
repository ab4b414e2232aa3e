import type { Headings } from './meaning.ts'

export const spanish: Headings = {
  name: 'nombre | nombre completo | nombre y apellidos | jugador | jugadora | jugadores | participante | nombre del jugador',
  firstName: 'nombre de pila | primer nombre | nombres',
  lastName: 'apellido | apellidos | primer apellido | segundo apellido | apellido paterno | apellido materno',
  suffix: 'sufijo',
  index:
    'handicap exacto | hcp exacto | handicap index | indice | indice de handicap | hcp whs | handicap whs | hpc | hexacto | exacto',
  gender: 'genero | sexo',
  salutation: 'tratamiento | titulo',
  email: 'correo | correo electronico | direccion de correo | direccion de correo electronico',
  hcId: 'licencia | numero de licencia | no licencia | no de licencia | n licencia | num licencia | licencia federativa | licencia rfeg | federado',
  number: 'numero | num | n | codigo | numero de socio | no de socio | no socio | socio no',
  team: 'equipo | pareja | bando | nombre del equipo',
  partner: 'companero | companera | acompanante | invitado',
  revisionDate: 'fecha de revision | fecha del handicap | revision | fecha',
  member: 'socio',
  nameBack: 'apellidos y nombre',
  other:
    'edad | fecha de nacimiento | nacimiento | cuota | precio | importe | pagado | pago | coche | carrito | mesa | puesto | posicion | clasificacion | orden | total | puntos | resultado | golpes | handicap de juego | hcp de juego | hcp juego | handicap de campo | hcp campo | handicap anterior | telefono | movil | club | campo | ciudad | localidad | poblacion | provincia | direccion | codigo postal | pais | nacionalidad | talla | camiseta | polo | categoria | nivel | division | barras | barra de salida | hora | hora de salida | salida | hoyo | grupo | partido | vuelta | ronda | prueba | torneo | nota | notas | observaciones | comentarios | dieta | comida | cena | estado | tipo | fecha de inscripcion | inscripcion | firma | dni | nif | foto | idioma | iniciales | segundo nombre | invitado de',
}
