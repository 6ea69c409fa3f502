-- Passkeys of accounts, and the challenges that were answered (decision 0050).
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consumer_no" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"user_handle" uuid NOT NULL,
	"sign_count" bigint NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "used_passkey_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_by_consumer" ON "passkeys" USING btree ("consumer_no");--> statement-breakpoint
CREATE INDEX "used_passkey_challenges_to_expire" ON "used_passkey_challenges" USING btree ("expires_at");