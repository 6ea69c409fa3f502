CREATE TABLE "favourite_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"colour_code" text NOT NULL,
	"qty" integer NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_items_qty_positive" CHECK ("favourite_items"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "favourite_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_lists_owner_kind_known" CHECK ("favourite_lists"."owner_kind" in ('guest', 'consumer'))
);
--> statement-breakpoint
CREATE TABLE "favourite_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "favourite_items" ADD CONSTRAINT "favourite_items_list_id_favourite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_shares" ADD CONSTRAINT "favourite_shares_list_id_favourite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_items_once" ON "favourite_items" USING btree ("list_id","product_id","colour_code");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_lists_one_an_owner" ON "favourite_lists" USING btree ("site_id","owner_kind","owner_id");--> statement-breakpoint
CREATE INDEX "favourite_lists_to_sweep" ON "favourite_lists" USING btree ("updated_at") WHERE "favourite_lists"."owner_kind" = 'guest';--> statement-breakpoint
CREATE INDEX "favourite_shares_by_list" ON "favourite_shares" USING btree ("list_id");