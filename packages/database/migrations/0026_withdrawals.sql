-- Withdrawals from contracts (decision 0051), and the mailboxes that want to know when a variant is in stock again.
CREATE TABLE "stock_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "stock_notices_email_lower" CHECK ("stock_notices"."email" = lower("stock_notices"."email"))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"locale" text NOT NULL,
	"contract" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"goods" text NOT NULL,
	"declared_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stock_notices_requested" ON "stock_notices" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "stock_notices_mailed" ON "stock_notices" USING btree ("mailed_at") WHERE "stock_notices"."mailed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_waiting" ON "stock_notices" USING btree ("variant_id","site_id","email") WHERE "stock_notices"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_declared" ON "withdrawals" USING btree ("declared_at");