import type { addressWords as english } from '../en/address.ts';
import { spanish } from '../spanish.ts';

export const addressWords = spanish<typeof english>({
  street: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
  streetHint: 'Sin puntos, comas ni #. Ejemplo: 12 Sample Court Apt 4B',
  zipHint: '12345 o 12345-6789',
  errors: {
    streetRequired: 'Escriba la calle y el número',
    cityRequired: 'Escriba la ciudad',
    stateRequired: 'Escriba el estado',
    invalidCharacters: "Hay caracteres que no se permiten. Use solo letras, números, espacios y '='.",
    zipRequired: 'Escriba el código postal',
    zipTooShort: 'El código postal debe tener al menos 5 caracteres.',
    zipInvalid: 'El código postal no es válido. Use 12345 o 12345-6789.',
    addressTooLong: 'Use {addressMaxCharacters} caracteres o menos.',
  },
});
