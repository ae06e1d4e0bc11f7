import type { Spanish } from './spanish.ts'

export const spanish: Spanish = {
  'person.standing': {
    label: '¿Es ciudadano o residente permanente de los Estados Unidos?',
    options: {
      'U.S. citizen': 'Ciudadano de los EE. UU.',
      'U.S. national': 'Nacional de los EE. UU.',
      'Lawful permanent resident': 'Residente permanente',
    },
  },
  'person.citizenThrough': {
    label: '¿Cómo llegó a ser ciudadano?',
    help: '«Padres» si nació en el extranjero de padre o madre ciudadanos, o lo fue de niño por uno de ellos.',
    options: {
      'Birth in the United States': 'Nacimiento en los Estados Unidos',
      Naturalization: 'Naturalización',
      Parents: 'Padres',
    },
  },
  'person.hasCitizenCertificate': { label: '¿Tiene un Certificado de Naturalización o de Ciudadanía?' },
  'person.citizenCertificateNumber': {
    label: 'Número del certificado',
    help: 'El número rojo arriba a la derecha del certificado.',
  },
  'person.citizenCertificatePlace': { label: 'Lugar donde se expidió el certificado' },
  'person.citizenCertificateOn': { label: 'Día en que se expidió el certificado' },
  'person.residentClass': {
    label: 'Clase de admisión como residente permanente',
    help: '«Category» en la tarjeta verde, como E26 o IR6.',
  },
  'person.residentSince': {
    label: 'Residente permanente desde',
    help: '«Resident since» en la tarjeta verde.',
  },
  'person.residentCity': {
    label: 'Ciudad donde fue admitido como residente permanente',
    help: 'El puerto de entrada, o la ciudad de la oficina de USCIS que lo aprobó en los Estados Unidos.',
  },
  'person.residentState': { label: 'Estado donde fue admitido como residente permanente' },
  'person.residentByMarriage': {
    label: '¿Obtuvo la residencia permanente por casarse con un ciudadano o residente permanente?',
  },
  'person.standingByAdoption': { label: '¿Obtuvo la residencia permanente o la ciudadanía por adopción?' },
}
