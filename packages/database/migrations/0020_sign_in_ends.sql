-- A sign-in ends, however often its refresh tokens are used. Null counts as 90 days after the sign-in.
ALTER TABLE "refresh_token_families" ADD COLUMN "ends_at" timestamp (3) with time zone;
