/** The password of every demo person; it opens nothing outside a demo shop, for production never makes them. */
export const demoPassword = 'Lacehouse1'

/** Its argon2id hash at the cost that the shop itself hashes at, made once, so that the seed needs no library for it. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bGFjZWhvdXNlIGRlbW8gMQ$ovcmdsj31l45m+PbyJ9GR2nVz/yb2fZtV4/6vjTPcXM'
