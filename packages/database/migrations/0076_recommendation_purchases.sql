-- The products of orders that a recommendation led to (decision 0151).
CREATE TABLE "recommendation_purchases" (
	"order_number" text NOT NULL,
	"product_id" text NOT NULL,
	"site_id" text NOT NULL,
	"slot" text NOT NULL,
	"strategy" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_purchases_order_number_product_id_pk" PRIMARY KEY("order_number","product_id")
);
--> statement-breakpoint
ALTER TABLE "recommendation_purchases" ADD CONSTRAINT "recommendation_purchases_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_purchases" ADD CONSTRAINT "recommendation_purchases_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_purchases_by_time" ON "recommendation_purchases" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "recommendation_purchases_by_product" ON "recommendation_purchases" USING btree ("product_id");