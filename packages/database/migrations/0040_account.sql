-- Named lists of consumers (decision 0069), and gift cards that an account keeps (decision 0074).
CREATE TABLE "saved_gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"consumer_no" text NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"number_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"colour_code" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"consumer_no" text NOT NULL,
	"name" text NOT NULL,
	"share_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_name_given" CHECK (length("wishlists"."name") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "saved_gift_cards" ADD CONSTRAINT "saved_gift_cards_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_gift_cards" ADD CONSTRAINT "saved_gift_cards_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_list_id_wishlists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_consumer_no_consumers_consumer_no_fk" FOREIGN KEY ("consumer_no") REFERENCES "public"."consumers"("consumer_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_gift_cards_once" ON "saved_gift_cards" USING btree ("consumer_no","gift_card_id");--> statement-breakpoint
CREATE INDEX "saved_gift_cards_by_card" ON "saved_gift_cards" USING btree ("gift_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_items_once" ON "wishlist_items" USING btree ("list_id","product_id","colour_code");--> statement-breakpoint
CREATE INDEX "wishlists_by_consumer" ON "wishlists" USING btree ("consumer_no","site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_by_share" ON "wishlists" USING btree ("share_id") WHERE "wishlists"."share_id" is not null;