/** Thrown when somebody does not confirm after all that it is the owner: there is nothing to tell. */
export class NotConfirmed extends Error {}
