# Says that the packages of $root are missing, in the language of the terminal: without them nothing else can read the words.
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
  de | de[_.]*) says="Es fehlen die Pakete von $root. Führen Sie dort zuerst „npm ci“ aus." ;;
  es | es[_.]*) says="Faltan los paquetes de $root. Ejecute allí antes «npm ci»." ;;
  fr | fr[_.]*) says="Il manque les paquets de $root. Lancez-y d’abord « npm ci »." ;;
  pt | pt[_.]*) says="Faltam os pacotes de $root. Execute lá primeiro “npm ci”." ;;
  *) says="The packages of $root are missing. Run \"npm ci\" there first." ;;
esac
echo "$says" >&2
