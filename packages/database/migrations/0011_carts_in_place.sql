-- A cart is written at every step of a checkout. While no indexed column changes, a new version of its row stays on the page of the
-- old one and touches no index: its expiry is kept to the day, and the state is in no index.
DROP INDEX "carts_to_expire";
--> statement-breakpoint
CREATE INDEX "carts_to_expire" ON "carts" USING btree ("expires_at");
--> statement-breakpoint
-- Compressing a document of a few kilobytes at every step costs more than the room that it takes.
ALTER TABLE carts SET (toast_tuple_target = 4080);
