/** The password of every demo person. Production makes no demo people. */
export const demoPassword = 'Lacehouse1'

/** Its argon2id hash at the cost of the shop's own hashes. It is made in advance, so the seeder needs no argon2 library. */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$bGFjZWhvdXNlIGRlbW8gMQ$ovcmdsj31l45m+PbyJ9GR2nVz/yb2fZtV4/6vjTPcXM'
