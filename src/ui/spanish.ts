/** What the parts of every page say by themselves, in Spanish. */
export const ownWords: Readonly<Record<string, string>> = {
  'Skip to content': 'Ir al contenido',
  Close: 'Cerrar',
  'This could not be loaded': 'No se pudo cargar',
  'Reference: {reference}': 'Referencia: {reference}',
  'Try again': 'Intentar de nuevo',
  'Loading…': 'Cargando…',
}
