import type { Spanish } from './spanish.ts'

/** What an immigrant petition for a worker asks an employee. */
export const spanish: Spanish = {
  'case.residenceThrough': {
    label: '¿Dónde solicitará la residencia permanente?',
    help: 'Quien está aquí y quiere quedarse mientras espera suele ajustar su estatus.',
    options: {
      'Adjustment of status': 'En los Estados Unidos (ajuste de estatus, Formulario I-485)',
      'Visa abroad': 'En una embajada o un consulado de los EE. UU. en el extranjero',
    },
  },
  'case.petitionerOccupation': { label: 'Ocupación de la persona que presenta la petición' },
  'case.petitionerIncome': { label: 'Ingreso anual de la persona que presenta la petición' },
}
