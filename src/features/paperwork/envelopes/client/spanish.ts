import type { Catalogue } from '#ui/say.ts'
import { ownWords } from '#ui/spanish.ts'

/** What a signer reads around the document, in Spanish. The document itself stays as it was written. */
export const signingInSpanish: Catalogue = {
  sentences: {
    ...ownWords,
    Signing: 'Firma',
    'Private link': 'Enlace privado',
    'Opened with code': 'Abierto con código',
    Signed: 'Firmado',
    'Open the link from your e-mail': 'Abra el enlace de su correo',
    'Each person who signs has a link of their own. It leads here and to the document.':
      'Cada persona que firma tiene su propio enlace. Lleva aquí y al documento.',
    'This link does not open': 'Este enlace no se abre',
    'Please sign: {title}': 'Por favor firme: {title}',
    'For the case of {name}.': 'Para el caso de {name}.',
    'From {from}, {office}.': 'De {from}, {office}. El documento queda en el idioma en que fue escrito.',
    'From {from}, {office}, by {day}.':
      'De {from}, {office}, a más tardar el {day}. El documento queda en el idioma en que fue escrito.',

    Continue: 'Continuar',
    'Mail a new code': 'Enviar un código nuevo',
    'Mail me a code': 'Envíenme un código',
    'Hello {name}. Before the pages open, we mail a code of six digits to {email}, so that nobody else signs for you.':
      'Hola, {name}. Antes de abrir las páginas enviamos un código de seis cifras a {email}, para que nadie firme por usted.',
    'Code from the e-mail to {email}': 'Código del correo enviado a {email}',
    'It can take a minute. Look into your spam folder, too.':
      'Puede tardar un minuto. Mire también en el correo no deseado.',

    'Not mailed yet: this installation has no mail server, and the code waits there. Ask {office} for it.':
      'Aún no se envió: esta instalación no tiene servidor de correo y el código espera allí. Pídalo a {office}.',

    'Continue to sign': 'Continuar y firmar',
    'Read page {n} of {all}': 'Leer la página {n} de {all}',
    'Something is wrong: decline': 'Algo está mal: rechazar',
    'Page {n} of {all}': 'Página {n} de {all}',
    'Page {n}': 'Página {n}',
    'The pages cannot be shown': 'Las páginas no se pueden mostrar',
    'Loading the pages…': 'Cargando las páginas…',
    Smaller: 'Más pequeño',
    Larger: 'Más grande',
    Signature: 'Firma',
    Initials: 'Iniciales',
    Date: 'Fecha',
    Text: 'Texto',
    'Who signs': 'Quién firma',
    'You, 1 place to fill': 'Usted, 1 lugar por llenar',
    'You, {n} places to fill': 'Usted, {n} lugares por llenar',
    'Has signed': 'Ya firmó',
    'Signs after you': 'Firma después de usted',

    'Decline to sign': 'No firmar',
    'What is wrong?': '¿Qué está mal?',
    'The person who sent it reads this, and nobody else is asked to sign.':
      'Lo lee quien envió el documento, y no se le pide firmar a nadie más.',
    'Go back': 'Volver',
    Decline: 'Rechazar',
    'Say what is wrong.': 'Diga qué está mal.',

    Back: 'Atrás',
    'Sign here': 'Firme aquí',
    'Your initials': 'Sus iniciales',
    'Fill in': 'Complete',
    'As {name}.': 'Como {name}.',
    'As {name}, {role}.': 'Como {name}, {role}.',
    'Page {n} of {all}, box {box} of {boxes}': 'Página {n} de {all}, casilla {box} de {boxes}',
    'Next box, {n} of {all}': 'Casilla siguiente, {n} de {all}',
    'Sign the document': 'Firmar el documento',
    'Date, set when you sign': 'Fecha, se pone cuando firma',
    'I agree to sign electronically. It counts like my handwriting.':
      'Acepto firmar electrónicamente. Vale como mi firma de puño y letra.',
    'What this means': 'Qué significa esto',
    'Under U.S. law an electronic signature counts like one in ink. You can decline and ask to sign on paper instead. You get the signed file by e-mail and can keep or print it. We record the time and your network address.':
      'Según la ley de EE. UU., una firma electrónica vale como una en tinta. Puede rechazarla y pedir firmar en papel. Recibe el archivo firmado por correo y puede guardarlo o imprimirlo. Registramos la hora y su dirección de red.',
    'Fill in this box first.': 'Primero complete esta casilla.',
    'Sign in the box first.': 'Primero firme en la casilla.',
    'Agree to sign electronically first.': 'Primero acepte firmar electrónicamente.',

    'How to sign': 'Cómo firmar',
    Draw: 'Dibujar',
    Type: 'Escribir',
    Upload: 'Subir',
    'Draw your signature here. With the keyboard choose Type instead.':
      'Dibuje su firma aquí. Con el teclado, elija Escribir.',
    'Draw with your finger or mouse': 'Dibuje con el dedo o el ratón',
    Clear: 'Borrar',
    'Your name, as you sign': 'Su nombre, como firma',
    'This picture shows no dark lines. Sign on white paper with a dark pen and take a picture of it.':
      'La imagen no muestra líneas oscuras. Firme en papel blanco con pluma oscura y tome una foto.',
    'Choose another picture': 'Elegir otra imagen',
    'Your signature as it will stand on the page': 'Su firma, como quedará en la página',
    'Choose a picture of your signature': 'Elija una imagen de su firma',
    'PNG or JPEG, dark pen on white paper. Only the lines are kept.':
      'PNG o JPEG, pluma oscura en papel blanco. Solo se guardan las líneas.',
    'Picture of your signature': 'Imagen de su firma',

    'Signed. Thank you, {name}': 'Firmado. Gracias, {name}',
    ', then ': ', luego ',
    '{names} signs next. The finished file comes to {email}.':
      'Ahora firma {names}. El archivo terminado llega a {email}.',
    '{name} has it. The finished file comes to {email}.': '{name} lo tiene. El archivo terminado le llega a {email}.',
    'The finished file will be sent to {email} once it is sealed.':
      'El archivo terminado se enviará a {email} cuando esté sellado.',
    '{title}, signed': '{title}, firmado',
    'With its certificate page': 'Con su página de certificado',
    'As you read it': 'Como usted lo leyó',
    Save: 'Guardar',
    'Check number': 'Número de comprobación',
    Copy: 'Copiar',
    'Copied.': 'Copiado.',
    'It could not be copied. Select the number and copy it.': 'No se pudo copiar. Seleccione el número y cópielo.',
    'Anyone with the finished file can check at {address} that nothing was changed.':
      'Quien tenga el archivo terminado puede comprobar en {address} que nada cambió.',
    'Not signed here': 'No se firma aquí',
    'Government forms': 'Formularios del gobierno',
    'USCIS wants ink on its paper forms. {office} tells you if you sign some.':
      'USCIS quiere tinta en sus formularios de papel. {office} le avisa si debe firmar alguno.',

    'Not your turn yet': 'Todavía no le toca',
    '{names} signs before you. We write to you when it is your turn.':
      '{names} firma antes que usted. Le escribiremos cuando le toque.',
    'The time to sign is over': 'El plazo para firmar terminó',
    'Ask for a new link, and we tell the person who sent it.':
      'Pida un enlace nuevo y avisaremos a quien envió el documento.',
    'This was declined': 'Esto fue rechazado',
    '{from} knows about it. Nobody needs to sign it.': '{from} ya lo sabe. Nadie tiene que firmarlo.',
    'This was cancelled': 'Esto fue cancelado',
    '{from} took it back. You need not do anything.': '{from} lo retiró. Usted no tiene que hacer nada.',
    'Ask for a new link': 'Pedir un enlace nuevo',
    '{from} was told. You get a new link by e-mail.': 'Avisamos a {from}. Recibirá un enlace nuevo por correo.',

    'Checked here, not kept': 'Se comprueba aquí, no se guarda',
    'Check a signed document': 'Comprobar un documento firmado',
    'Choose the PDF as it was mailed. You learn whether it was sealed here, whether anything was changed since, and who signed it.':
      'Elija el PDF como llegó por correo. Sabrá si se selló aquí, si algo cambió desde entonces y quién lo firmó.',
    'Signed PDF': 'PDF firmado',
    'Choose the signed PDF': 'Elija el PDF firmado',
    'PDF, at most 25 MB. It is looked at and forgotten.': 'PDF, como máximo 25 MB. Se mira y se olvida.',
    'Who signed': 'Quién firmó',
    'Our records do not name this file any more. The certificate on its last page does, and it is covered by the seal.':
      'Nuestros registros ya no nombran este archivo. El certificado en su última página sí, y el sello lo cubre.',
    Document: 'Documento',
    '{title}, finished {when}': '{title}, terminado el {when}',
    'Signed {when}': 'Firmado el {when}',
    'Check number {number}, SHA-256 of the signed file': 'Número de comprobación {number}, SHA-256 del archivo firmado',
    'Nothing was changed': 'Nada fue cambiado',
    'Every byte of this file is as it was when it was sealed here.':
      'Cada byte de este archivo está como cuando se selló aquí.',
    'Something was added afterwards': 'Algo se agregó después',
    'The signed pages are as they were sealed, but the file was added to since. What was added is not covered: it may hide or change what you see. Ask for the file as it was mailed.':
      'Las páginas firmadas están como se sellaron, pero después se agregó algo al archivo. Lo agregado no está cubierto: puede ocultar o cambiar lo que ve. Pida el archivo como se envió.',
    'This file was changed': 'Este archivo fue cambiado',
    'It does not match its seal. Do not rely on it; ask for the file as it was mailed.':
      'No coincide con su sello. No confíe en él; pida el archivo como se envió.',
    'Not sealed here': 'No se selló aquí',
    'The file carries a digital signature, but not one of this installation. We cannot say anything about it.':
      'El archivo lleva una firma digital, pero no de esta instalación. No podemos decir nada sobre ella.',
    'No seal found': 'No se encontró un sello',
    'The file carries no digital seal: it was not signed here, or it was printed or saved anew since.':
      'El archivo no lleva sello digital: no se firmó aquí, o se imprimió o guardó de nuevo después.',
    'A document with this check number was signed here': 'Aquí se firmó un documento con este número',
    'Whether the file you have is that document, only its seal can say: choose the file below.':
      'Si el archivo que usted tiene es ese documento, solo lo dice su sello: elija el archivo abajo.',

    // As the server refuses.
    'This link is no longer valid. Ask the person who sent it for a new one.':
      'Este enlace ya no vale. Pida uno nuevo a quien se lo envió.',
    'Too many attempts. Please wait 15 minutes.': 'Demasiados intentos. Espere 15 minutos.',
    'It is not your turn to sign yet. We will write to you when it is.':
      'Todavía no le toca firmar. Le escribiremos cuando le toque.',
    'This document cannot be signed any more.': 'Este documento ya no se puede firmar.',
    'Enter the code from your e-mail first.': 'Primero escriba el código de su correo.',
    'The code has six digits.': 'El código tiene seis cifras.',
    'This is not the code we mailed. Look at the newest e-mail.':
      'Este no es el código que enviamos. Mire el correo más reciente.',
    'This code cannot be used any more. Ask for a new one.': 'Este código ya no sirve. Pida uno nuevo.',
    'Open the document before you sign it.': 'Abra el documento antes de firmarlo.',
    'Type your own name, as it stands on the document, or draw your signature.':
      'Escriba su propio nombre, como aparece en el documento, o dibuje su firma.',
    'Some fields are still empty.': 'Todavía hay casillas vacías.',
    'What was sent does not fit its field.': 'Lo que se envió no corresponde a su casilla.',
    'This is not a PDF file.': 'Este no es un archivo PDF.',
    'The file is larger than the 25 MB that can be checked here.':
      'El archivo supera los 25 MB que se pueden comprobar aquí.',
    'No signed document has this check number.': 'Ningún documento firmado tiene este número.',
    'The pages could not be loaded. Please try again.': 'Las páginas no se pudieron cargar. Intente de nuevo.',
  },
  patterns: [],
}
