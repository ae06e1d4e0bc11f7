/** What the parts of every page say by themselves, in Spanish. */
export const ownWords: Readonly<Record<string, string>> = {
  'Skip to content': 'Ir al contenido',
  Close: 'Cerrar',
  'This could not be loaded': 'No se pudo cargar',
  'This could not be loaded.': 'No se pudo cargar.',
  'Part of this page could not be loaded.': 'No se pudo cargar una parte de esta página.',
  'Reference: {reference}': 'Referencia: {reference}',
  'Try again': 'Intentar de nuevo',
  'Loading…': 'Cargando…',
}
