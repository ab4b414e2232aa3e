/** What is said about each noun, by its code. Printed by `npm run print`. */
