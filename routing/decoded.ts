/**
 * What percent signs stand for in an address, or the address as it is where they stand for no UTF-8: `/caf%E9`.
 * @param decode `decodeURI` leaves the signs that divide an address
 */
export function decoded(address: string, decode = decodeURIComponent): string {
  try {
    return decode(address);
  } catch {
    return address;
  }
}
