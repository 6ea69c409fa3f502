CREATE TABLE "popular_products" (
	"site_id" text NOT NULL,
	"product_id" text NOT NULL,
	"score" real NOT NULL,
	CONSTRAINT "popular_products_site_id_product_id_pk" PRIMARY KEY("site_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_events" (
	"visit" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"site_id" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_events_visit_kind_product_id_pk" PRIMARY KEY("visit","kind","product_id"),
	CONSTRAINT "product_events_kind_known" CHECK ("product_events"."kind" in ('viewed', 'added', 'bought'))
);
--> statement-breakpoint
CREATE TABLE "product_relations" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" text NOT NULL,
	"related_id" text NOT NULL,
	"score" real NOT NULL,
	CONSTRAINT "product_relations_site_id_kind_product_id_related_id_pk" PRIMARY KEY("site_id","kind","product_id","related_id"),
	CONSTRAINT "product_relations_kind_known" CHECK ("product_relations"."kind" in ('co_viewed', 'co_bought'))
);
--> statement-breakpoint
CREATE TABLE "recommendation_clicks" (
	"visit" "bytea" NOT NULL,
	"product_id" text NOT NULL,
	"slot" text NOT NULL,
	"strategy" text NOT NULL,
	"clicked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_clicks_visit_product_id_slot_pk" PRIMARY KEY("visit","product_id","slot")
);
--> statement-breakpoint
CREATE TABLE "recommendation_counts" (
	"day" date NOT NULL,
	"site_id" text NOT NULL,
	"slot" text NOT NULL,
	"strategy" text NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"purchases" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "recommendation_counts_day_site_id_slot_strategy_pk" PRIMARY KEY("day","site_id","slot","strategy")
);
--> statement-breakpoint
CREATE TABLE "recommendation_runs" (
	"site_id" text PRIMARY KEY NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "popular_products" ADD CONSTRAINT "popular_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_events" ADD CONSTRAINT "product_events_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relations" ADD CONSTRAINT "product_relations_related_id_products_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_clicks" ADD CONSTRAINT "recommendation_clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "popular_products_by_product" ON "popular_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_events_by_time" ON "product_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "product_events_by_site" ON "product_events" USING btree ("site_id","kind","happened_at");--> statement-breakpoint
CREATE INDEX "product_events_by_product" ON "product_events" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_relations_by_product" ON "product_relations" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_relations_by_related" ON "product_relations" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "recommendation_clicks_by_time" ON "recommendation_clicks" USING btree ("clicked_at");--> statement-breakpoint
CREATE INDEX "recommendation_clicks_by_product" ON "recommendation_clicks" USING btree ("product_id");