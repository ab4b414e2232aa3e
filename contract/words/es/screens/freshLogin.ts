import type { words as en } from '../../en/screens/freshLogin.ts'
import type { WordsLike } from '../../spoken.ts'

export const words = {
  title: '¿Sigue siendo usted?',
  why: 'Esto cambia quién puede entrar. Inicie sesión otra vez y continuará solo.',
  password: 'Contraseña',
  code: 'Código',
  codeHint: 'Las seis cifras que muestra ahora su aplicación, o un código de recuperación.',
  passkey: 'Usar la llave de acceso',
  notUsed: 'No se ha usado ninguna llave de acceso. Inténtelo de nuevo o use la contraseña.',
  noWay: 'Hace falta su llave de acceso, que este navegador no puede usar aquí. Hágalo en el navegador que la tiene.',
  go: 'Entrar y continuar',
} satisfies WordsLike<typeof en>
