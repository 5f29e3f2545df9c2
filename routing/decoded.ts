/** An address stays as it is where its percent signs stand for no UTF-8. `decodeURI` leaves the signs that divide it. */
export function decoded(address: string, decode = decodeURIComponent): string {
  try {
    return decode(address);
  } catch {
    return address;
  }
}
