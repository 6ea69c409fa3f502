// Made by generate-catalogues.ts from locales.json and the folders beside it.
import bases from '../locales.json' with { type: 'json' }
import enusCommon from '../en-us/common.json' with { type: 'json' }
import enusNavigation from '../en-us/navigation.json' with { type: 'json' }
import enusHome from '../en-us/home.json' with { type: 'json' }
import enusListing from '../en-us/listing.json' with { type: 'json' }
import enusProduct from '../en-us/product.json' with { type: 'json' }
import enusReviews from '../en-us/reviews.json' with { type: 'json' }
import enusCart from '../en-us/cart.json' with { type: 'json' }
import enusCheckout from '../en-us/checkout.json' with { type: 'json' }
import enusCredentials from '../en-us/credentials.json' with { type: 'json' }
import enusEnrolment from '../en-us/enrolment.json' with { type: 'json' }
import enusPayment from '../en-us/payment.json' with { type: 'json' }
import enusWallet from '../en-us/wallet.json' with { type: 'json' }
import enusOrder from '../en-us/order.json' with { type: 'json' }
import enusOrders from '../en-us/orders.json' with { type: 'json' }
import enusErrors from '../en-us/errors.json' with { type: 'json' }
import enusValidation from '../en-us/validation.json' with { type: 'json' }
import enusMail from '../en-us/mail.json' with { type: 'json' }
import enusSeo from '../en-us/seo.json' with { type: 'json' }
import enusDialogs from '../en-us/dialogs.json' with { type: 'json' }
import enusLocations from '../en-us/locations.json' with { type: 'json' }
import enusStores from '../en-us/stores.json' with { type: 'json' }
import enusStaff from '../en-us/staff.json' with { type: 'json' }
import enusTax from '../en-us/tax.json' with { type: 'json' }
import enusWithdrawal from '../en-us/withdrawal.json' with { type: 'json' }
import enusStock from '../en-us/stock.json' with { type: 'json' }
import enusPreorder from '../en-us/preorder.json' with { type: 'json' }
import enusRelated from '../en-us/related.json' with { type: 'json' }
import enusSizes from '../en-us/sizes.json' with { type: 'json' }
import enusDelivery from '../en-us/delivery.json' with { type: 'json' }
import enusDraws from '../en-us/draws.json' with { type: 'json' }
import enusMedia from '../en-us/media.json' with { type: 'json' }
import enusEvents from '../en-us/events.json' with { type: 'json' }
import enusLoyalty from '../en-us/loyalty.json' with { type: 'json' }
import enusGallery from '../en-us/gallery.json' with { type: 'json' }
import enusAccount from '../en-us/account.json' with { type: 'json' }
import enusAssociate from '../en-us/associate.json' with { type: 'json' }
import enusProfile from '../en-us/profile.json' with { type: 'json' }
import enusPrivacy from '../en-us/privacy.json' with { type: 'json' }
import enusConsent from '../en-us/consent.json' with { type: 'json' }
import enusContact from '../en-us/contact.json' with { type: 'json' }
import enusNewsletter from '../en-us/newsletter.json' with { type: 'json' }
import enusCases from '../en-us/cases.json' with { type: 'json' }
import enusDocuments from '../en-us/documents.json' with { type: 'json' }
import enusFavourites from '../en-us/favourites.json' with { type: 'json' }
import enusPaint from '../en-us/paint.json' with { type: 'json' }
import enusPainter from '../en-us/painter.json' with { type: 'json' }
import enusPlayer from '../en-us/player.json' with { type: 'json' }
import enusArticles from '../en-us/articles.json' with { type: 'json' }
import enusHelp from '../en-us/help.json' with { type: 'json' }
import enusBackoffice from '../en-us/backoffice.json' with { type: 'json' }
import enusPreview from '../en-us/preview.json' with { type: 'json' }
import enusContent from '../en-us/content.json' with { type: 'json' }
import encaCommon from '../en-ca/common.json' with { type: 'json' }
import encaNavigation from '../en-ca/navigation.json' with { type: 'json' }
import encaListing from '../en-ca/listing.json' with { type: 'json' }
import encaProduct from '../en-ca/product.json' with { type: 'json' }
import encaCart from '../en-ca/cart.json' with { type: 'json' }
import encaWallet from '../en-ca/wallet.json' with { type: 'json' }
import encaOrder from '../en-ca/order.json' with { type: 'json' }
import encaOrders from '../en-ca/orders.json' with { type: 'json' }
import encaErrors from '../en-ca/errors.json' with { type: 'json' }
import encaMail from '../en-ca/mail.json' with { type: 'json' }
import encaSeo from '../en-ca/seo.json' with { type: 'json' }
import encaLocations from '../en-ca/locations.json' with { type: 'json' }
import encaStores from '../en-ca/stores.json' with { type: 'json' }
import encaDelivery from '../en-ca/delivery.json' with { type: 'json' }
import encaLoyalty from '../en-ca/loyalty.json' with { type: 'json' }
import encaProfile from '../en-ca/profile.json' with { type: 'json' }
import encaPrivacy from '../en-ca/privacy.json' with { type: 'json' }
import encaConsent from '../en-ca/consent.json' with { type: 'json' }
import encaCases from '../en-ca/cases.json' with { type: 'json' }
import encaFavourites from '../en-ca/favourites.json' with { type: 'json' }
import encaPaint from '../en-ca/paint.json' with { type: 'json' }
import encaPainter from '../en-ca/painter.json' with { type: 'json' }
import engbCommon from '../en-gb/common.json' with { type: 'json' }
import engbNavigation from '../en-gb/navigation.json' with { type: 'json' }
import engbHome from '../en-gb/home.json' with { type: 'json' }
import engbListing from '../en-gb/listing.json' with { type: 'json' }
import engbProduct from '../en-gb/product.json' with { type: 'json' }
import engbCart from '../en-gb/cart.json' with { type: 'json' }
import engbCheckout from '../en-gb/checkout.json' with { type: 'json' }
import engbCredentials from '../en-gb/credentials.json' with { type: 'json' }
import engbEnrolment from '../en-gb/enrolment.json' with { type: 'json' }
import engbPayment from '../en-gb/payment.json' with { type: 'json' }
import engbWallet from '../en-gb/wallet.json' with { type: 'json' }
import engbOrder from '../en-gb/order.json' with { type: 'json' }
import engbOrders from '../en-gb/orders.json' with { type: 'json' }
import engbErrors from '../en-gb/errors.json' with { type: 'json' }
import engbValidation from '../en-gb/validation.json' with { type: 'json' }
import engbMail from '../en-gb/mail.json' with { type: 'json' }
import engbSeo from '../en-gb/seo.json' with { type: 'json' }
import engbDialogs from '../en-gb/dialogs.json' with { type: 'json' }
import engbLocations from '../en-gb/locations.json' with { type: 'json' }
import engbStores from '../en-gb/stores.json' with { type: 'json' }
import engbStaff from '../en-gb/staff.json' with { type: 'json' }
import engbRelated from '../en-gb/related.json' with { type: 'json' }
import engbDelivery from '../en-gb/delivery.json' with { type: 'json' }
import engbEvents from '../en-gb/events.json' with { type: 'json' }
import engbLoyalty from '../en-gb/loyalty.json' with { type: 'json' }
import engbAccount from '../en-gb/account.json' with { type: 'json' }
import engbProfile from '../en-gb/profile.json' with { type: 'json' }
import engbPrivacy from '../en-gb/privacy.json' with { type: 'json' }
import engbConsent from '../en-gb/consent.json' with { type: 'json' }
import engbCases from '../en-gb/cases.json' with { type: 'json' }
import engbFavourites from '../en-gb/favourites.json' with { type: 'json' }
import engbPaint from '../en-gb/paint.json' with { type: 'json' }
import engbPainter from '../en-gb/painter.json' with { type: 'json' }
import enauNavigation from '../en-au/navigation.json' with { type: 'json' }
import enauProduct from '../en-au/product.json' with { type: 'json' }
import enauCart from '../en-au/cart.json' with { type: 'json' }
import enauCheckout from '../en-au/checkout.json' with { type: 'json' }
import enauCredentials from '../en-au/credentials.json' with { type: 'json' }
import enauPayment from '../en-au/payment.json' with { type: 'json' }
import enauWallet from '../en-au/wallet.json' with { type: 'json' }
import enauOrder from '../en-au/order.json' with { type: 'json' }
import enauOrders from '../en-au/orders.json' with { type: 'json' }
import enauErrors from '../en-au/errors.json' with { type: 'json' }
import enauMail from '../en-au/mail.json' with { type: 'json' }
import enauSeo from '../en-au/seo.json' with { type: 'json' }
import enauDialogs from '../en-au/dialogs.json' with { type: 'json' }
import enauLocations from '../en-au/locations.json' with { type: 'json' }
import enauStores from '../en-au/stores.json' with { type: 'json' }
import enauStaff from '../en-au/staff.json' with { type: 'json' }
import enauAccount from '../en-au/account.json' with { type: 'json' }
import enauPrivacy from '../en-au/privacy.json' with { type: 'json' }
import enauCases from '../en-au/cases.json' with { type: 'json' }
import enauDocuments from '../en-au/documents.json' with { type: 'json' }
import dedeCommon from '../de-de/common.json' with { type: 'json' }
import dedeNavigation from '../de-de/navigation.json' with { type: 'json' }
import dedeHome from '../de-de/home.json' with { type: 'json' }
import dedeListing from '../de-de/listing.json' with { type: 'json' }
import dedeProduct from '../de-de/product.json' with { type: 'json' }
import dedeReviews from '../de-de/reviews.json' with { type: 'json' }
import dedeCart from '../de-de/cart.json' with { type: 'json' }
import dedeCheckout from '../de-de/checkout.json' with { type: 'json' }
import dedeCredentials from '../de-de/credentials.json' with { type: 'json' }
import dedeEnrolment from '../de-de/enrolment.json' with { type: 'json' }
import dedePayment from '../de-de/payment.json' with { type: 'json' }
import dedeWallet from '../de-de/wallet.json' with { type: 'json' }
import dedeOrder from '../de-de/order.json' with { type: 'json' }
import dedeOrders from '../de-de/orders.json' with { type: 'json' }
import dedeErrors from '../de-de/errors.json' with { type: 'json' }
import dedeValidation from '../de-de/validation.json' with { type: 'json' }
import dedeMail from '../de-de/mail.json' with { type: 'json' }
import dedeSeo from '../de-de/seo.json' with { type: 'json' }
import dedeDialogs from '../de-de/dialogs.json' with { type: 'json' }
import dedeLocations from '../de-de/locations.json' with { type: 'json' }
import dedeStores from '../de-de/stores.json' with { type: 'json' }
import dedeStaff from '../de-de/staff.json' with { type: 'json' }
import dedeTax from '../de-de/tax.json' with { type: 'json' }
import dedeWithdrawal from '../de-de/withdrawal.json' with { type: 'json' }
import dedeStock from '../de-de/stock.json' with { type: 'json' }
import dedePreorder from '../de-de/preorder.json' with { type: 'json' }
import dedeRelated from '../de-de/related.json' with { type: 'json' }
import dedeSizes from '../de-de/sizes.json' with { type: 'json' }
import dedeDelivery from '../de-de/delivery.json' with { type: 'json' }
import dedeDraws from '../de-de/draws.json' with { type: 'json' }
import dedeMedia from '../de-de/media.json' with { type: 'json' }
import dedeEvents from '../de-de/events.json' with { type: 'json' }
import dedeLoyalty from '../de-de/loyalty.json' with { type: 'json' }
import dedeGallery from '../de-de/gallery.json' with { type: 'json' }
import dedeAccount from '../de-de/account.json' with { type: 'json' }
import dedeAssociate from '../de-de/associate.json' with { type: 'json' }
import dedeProfile from '../de-de/profile.json' with { type: 'json' }
import dedePrivacy from '../de-de/privacy.json' with { type: 'json' }
import dedeConsent from '../de-de/consent.json' with { type: 'json' }
import dedeContact from '../de-de/contact.json' with { type: 'json' }
import dedeNewsletter from '../de-de/newsletter.json' with { type: 'json' }
import dedeCases from '../de-de/cases.json' with { type: 'json' }
import dedeDocuments from '../de-de/documents.json' with { type: 'json' }
import dedeFavourites from '../de-de/favourites.json' with { type: 'json' }
import dedePaint from '../de-de/paint.json' with { type: 'json' }
import dedePainter from '../de-de/painter.json' with { type: 'json' }
import dedePlayer from '../de-de/player.json' with { type: 'json' }
import dedeArticles from '../de-de/articles.json' with { type: 'json' }
import dedeHelp from '../de-de/help.json' with { type: 'json' }
import dedeBackoffice from '../de-de/backoffice.json' with { type: 'json' }
import dedePreview from '../de-de/preview.json' with { type: 'json' }
import dedeContent from '../de-de/content.json' with { type: 'json' }
import frcaCommon from '../fr-ca/common.json' with { type: 'json' }
import frcaNavigation from '../fr-ca/navigation.json' with { type: 'json' }
import frcaHome from '../fr-ca/home.json' with { type: 'json' }
import frcaListing from '../fr-ca/listing.json' with { type: 'json' }
import frcaProduct from '../fr-ca/product.json' with { type: 'json' }
import frcaReviews from '../fr-ca/reviews.json' with { type: 'json' }
import frcaCart from '../fr-ca/cart.json' with { type: 'json' }
import frcaCheckout from '../fr-ca/checkout.json' with { type: 'json' }
import frcaCredentials from '../fr-ca/credentials.json' with { type: 'json' }
import frcaEnrolment from '../fr-ca/enrolment.json' with { type: 'json' }
import frcaPayment from '../fr-ca/payment.json' with { type: 'json' }
import frcaWallet from '../fr-ca/wallet.json' with { type: 'json' }
import frcaOrder from '../fr-ca/order.json' with { type: 'json' }
import frcaOrders from '../fr-ca/orders.json' with { type: 'json' }
import frcaErrors from '../fr-ca/errors.json' with { type: 'json' }
import frcaValidation from '../fr-ca/validation.json' with { type: 'json' }
import frcaMail from '../fr-ca/mail.json' with { type: 'json' }
import frcaSeo from '../fr-ca/seo.json' with { type: 'json' }
import frcaDialogs from '../fr-ca/dialogs.json' with { type: 'json' }
import frcaLocations from '../fr-ca/locations.json' with { type: 'json' }
import frcaStores from '../fr-ca/stores.json' with { type: 'json' }
import frcaStaff from '../fr-ca/staff.json' with { type: 'json' }
import frcaTax from '../fr-ca/tax.json' with { type: 'json' }
import frcaWithdrawal from '../fr-ca/withdrawal.json' with { type: 'json' }
import frcaStock from '../fr-ca/stock.json' with { type: 'json' }
import frcaPreorder from '../fr-ca/preorder.json' with { type: 'json' }
import frcaRelated from '../fr-ca/related.json' with { type: 'json' }
import frcaSizes from '../fr-ca/sizes.json' with { type: 'json' }
import frcaDelivery from '../fr-ca/delivery.json' with { type: 'json' }
import frcaDraws from '../fr-ca/draws.json' with { type: 'json' }
import frcaMedia from '../fr-ca/media.json' with { type: 'json' }
import frcaEvents from '../fr-ca/events.json' with { type: 'json' }
import frcaLoyalty from '../fr-ca/loyalty.json' with { type: 'json' }
import frcaGallery from '../fr-ca/gallery.json' with { type: 'json' }
import frcaAccount from '../fr-ca/account.json' with { type: 'json' }
import frcaAssociate from '../fr-ca/associate.json' with { type: 'json' }
import frcaProfile from '../fr-ca/profile.json' with { type: 'json' }
import frcaPrivacy from '../fr-ca/privacy.json' with { type: 'json' }
import frcaConsent from '../fr-ca/consent.json' with { type: 'json' }
import frcaContact from '../fr-ca/contact.json' with { type: 'json' }
import frcaNewsletter from '../fr-ca/newsletter.json' with { type: 'json' }
import frcaCases from '../fr-ca/cases.json' with { type: 'json' }
import frcaDocuments from '../fr-ca/documents.json' with { type: 'json' }
import frcaFavourites from '../fr-ca/favourites.json' with { type: 'json' }
import frcaPaint from '../fr-ca/paint.json' with { type: 'json' }
import frcaPainter from '../fr-ca/painter.json' with { type: 'json' }
import frcaPlayer from '../fr-ca/player.json' with { type: 'json' }
import frcaArticles from '../fr-ca/articles.json' with { type: 'json' }
import frcaHelp from '../fr-ca/help.json' with { type: 'json' }
import frcaBackoffice from '../fr-ca/backoffice.json' with { type: 'json' }
import frcaPreview from '../fr-ca/preview.json' with { type: 'json' }
import frcaContent from '../fr-ca/content.json' with { type: 'json' }
import frfrCommon from '../fr-fr/common.json' with { type: 'json' }
import frfrNavigation from '../fr-fr/navigation.json' with { type: 'json' }
import frfrHome from '../fr-fr/home.json' with { type: 'json' }
import frfrListing from '../fr-fr/listing.json' with { type: 'json' }
import frfrProduct from '../fr-fr/product.json' with { type: 'json' }
import frfrReviews from '../fr-fr/reviews.json' with { type: 'json' }
import frfrCart from '../fr-fr/cart.json' with { type: 'json' }
import frfrCheckout from '../fr-fr/checkout.json' with { type: 'json' }
import frfrCredentials from '../fr-fr/credentials.json' with { type: 'json' }
import frfrEnrolment from '../fr-fr/enrolment.json' with { type: 'json' }
import frfrPayment from '../fr-fr/payment.json' with { type: 'json' }
import frfrWallet from '../fr-fr/wallet.json' with { type: 'json' }
import frfrOrder from '../fr-fr/order.json' with { type: 'json' }
import frfrOrders from '../fr-fr/orders.json' with { type: 'json' }
import frfrErrors from '../fr-fr/errors.json' with { type: 'json' }
import frfrValidation from '../fr-fr/validation.json' with { type: 'json' }
import frfrMail from '../fr-fr/mail.json' with { type: 'json' }
import frfrSeo from '../fr-fr/seo.json' with { type: 'json' }
import frfrDialogs from '../fr-fr/dialogs.json' with { type: 'json' }
import frfrLocations from '../fr-fr/locations.json' with { type: 'json' }
import frfrStores from '../fr-fr/stores.json' with { type: 'json' }
import frfrStaff from '../fr-fr/staff.json' with { type: 'json' }
import frfrWithdrawal from '../fr-fr/withdrawal.json' with { type: 'json' }
import frfrStock from '../fr-fr/stock.json' with { type: 'json' }
import frfrPreorder from '../fr-fr/preorder.json' with { type: 'json' }
import frfrRelated from '../fr-fr/related.json' with { type: 'json' }
import frfrSizes from '../fr-fr/sizes.json' with { type: 'json' }
import frfrDraws from '../fr-fr/draws.json' with { type: 'json' }
import frfrEvents from '../fr-fr/events.json' with { type: 'json' }
import frfrLoyalty from '../fr-fr/loyalty.json' with { type: 'json' }
import frfrGallery from '../fr-fr/gallery.json' with { type: 'json' }
import frfrAccount from '../fr-fr/account.json' with { type: 'json' }
import frfrAssociate from '../fr-fr/associate.json' with { type: 'json' }
import frfrProfile from '../fr-fr/profile.json' with { type: 'json' }
import frfrPrivacy from '../fr-fr/privacy.json' with { type: 'json' }
import frfrConsent from '../fr-fr/consent.json' with { type: 'json' }
import frfrContact from '../fr-fr/contact.json' with { type: 'json' }
import frfrNewsletter from '../fr-fr/newsletter.json' with { type: 'json' }
import frfrCases from '../fr-fr/cases.json' with { type: 'json' }
import frfrDocuments from '../fr-fr/documents.json' with { type: 'json' }
import frfrFavourites from '../fr-fr/favourites.json' with { type: 'json' }
import frfrPaint from '../fr-fr/paint.json' with { type: 'json' }
import frfrArticles from '../fr-fr/articles.json' with { type: 'json' }
import frfrPreview from '../fr-fr/preview.json' with { type: 'json' }
import ititCommon from '../it-it/common.json' with { type: 'json' }
import ititNavigation from '../it-it/navigation.json' with { type: 'json' }
import ititHome from '../it-it/home.json' with { type: 'json' }
import ititListing from '../it-it/listing.json' with { type: 'json' }
import ititProduct from '../it-it/product.json' with { type: 'json' }
import ititReviews from '../it-it/reviews.json' with { type: 'json' }
import ititCart from '../it-it/cart.json' with { type: 'json' }
import ititCheckout from '../it-it/checkout.json' with { type: 'json' }
import ititCredentials from '../it-it/credentials.json' with { type: 'json' }
import ititEnrolment from '../it-it/enrolment.json' with { type: 'json' }
import ititPayment from '../it-it/payment.json' with { type: 'json' }
import ititWallet from '../it-it/wallet.json' with { type: 'json' }
import ititOrder from '../it-it/order.json' with { type: 'json' }
import ititOrders from '../it-it/orders.json' with { type: 'json' }
import ititErrors from '../it-it/errors.json' with { type: 'json' }
import ititValidation from '../it-it/validation.json' with { type: 'json' }
import ititMail from '../it-it/mail.json' with { type: 'json' }
import ititSeo from '../it-it/seo.json' with { type: 'json' }
import ititDialogs from '../it-it/dialogs.json' with { type: 'json' }
import ititLocations from '../it-it/locations.json' with { type: 'json' }
import ititStores from '../it-it/stores.json' with { type: 'json' }
import ititStaff from '../it-it/staff.json' with { type: 'json' }
import ititTax from '../it-it/tax.json' with { type: 'json' }
import ititWithdrawal from '../it-it/withdrawal.json' with { type: 'json' }
import ititStock from '../it-it/stock.json' with { type: 'json' }
import ititPreorder from '../it-it/preorder.json' with { type: 'json' }
import ititRelated from '../it-it/related.json' with { type: 'json' }
import ititSizes from '../it-it/sizes.json' with { type: 'json' }
import ititDelivery from '../it-it/delivery.json' with { type: 'json' }
import ititDraws from '../it-it/draws.json' with { type: 'json' }
import ititMedia from '../it-it/media.json' with { type: 'json' }
import ititEvents from '../it-it/events.json' with { type: 'json' }
import ititLoyalty from '../it-it/loyalty.json' with { type: 'json' }
import ititGallery from '../it-it/gallery.json' with { type: 'json' }
import ititAccount from '../it-it/account.json' with { type: 'json' }
import ititAssociate from '../it-it/associate.json' with { type: 'json' }
import ititProfile from '../it-it/profile.json' with { type: 'json' }
import ititPrivacy from '../it-it/privacy.json' with { type: 'json' }
import ititConsent from '../it-it/consent.json' with { type: 'json' }
import ititContact from '../it-it/contact.json' with { type: 'json' }
import ititNewsletter from '../it-it/newsletter.json' with { type: 'json' }
import ititCases from '../it-it/cases.json' with { type: 'json' }
import ititDocuments from '../it-it/documents.json' with { type: 'json' }
import ititFavourites from '../it-it/favourites.json' with { type: 'json' }
import ititPaint from '../it-it/paint.json' with { type: 'json' }
import ititPainter from '../it-it/painter.json' with { type: 'json' }
import ititPlayer from '../it-it/player.json' with { type: 'json' }
import ititArticles from '../it-it/articles.json' with { type: 'json' }
import ititHelp from '../it-it/help.json' with { type: 'json' }
import ititPreview from '../it-it/preview.json' with { type: 'json' }
import esesCommon from '../es-es/common.json' with { type: 'json' }
import esesNavigation from '../es-es/navigation.json' with { type: 'json' }
import esesHome from '../es-es/home.json' with { type: 'json' }
import esesListing from '../es-es/listing.json' with { type: 'json' }
import esesProduct from '../es-es/product.json' with { type: 'json' }
import esesReviews from '../es-es/reviews.json' with { type: 'json' }
import esesCart from '../es-es/cart.json' with { type: 'json' }
import esesCheckout from '../es-es/checkout.json' with { type: 'json' }
import esesCredentials from '../es-es/credentials.json' with { type: 'json' }
import esesEnrolment from '../es-es/enrolment.json' with { type: 'json' }
import esesPayment from '../es-es/payment.json' with { type: 'json' }
import esesWallet from '../es-es/wallet.json' with { type: 'json' }
import esesOrder from '../es-es/order.json' with { type: 'json' }
import esesOrders from '../es-es/orders.json' with { type: 'json' }
import esesErrors from '../es-es/errors.json' with { type: 'json' }
import esesValidation from '../es-es/validation.json' with { type: 'json' }
import esesMail from '../es-es/mail.json' with { type: 'json' }
import esesSeo from '../es-es/seo.json' with { type: 'json' }
import esesDialogs from '../es-es/dialogs.json' with { type: 'json' }
import esesLocations from '../es-es/locations.json' with { type: 'json' }
import esesStores from '../es-es/stores.json' with { type: 'json' }
import esesStaff from '../es-es/staff.json' with { type: 'json' }
import esesTax from '../es-es/tax.json' with { type: 'json' }
import esesWithdrawal from '../es-es/withdrawal.json' with { type: 'json' }
import esesStock from '../es-es/stock.json' with { type: 'json' }
import esesPreorder from '../es-es/preorder.json' with { type: 'json' }
import esesRelated from '../es-es/related.json' with { type: 'json' }
import esesSizes from '../es-es/sizes.json' with { type: 'json' }
import esesDelivery from '../es-es/delivery.json' with { type: 'json' }
import esesDraws from '../es-es/draws.json' with { type: 'json' }
import esesMedia from '../es-es/media.json' with { type: 'json' }
import esesEvents from '../es-es/events.json' with { type: 'json' }
import esesLoyalty from '../es-es/loyalty.json' with { type: 'json' }
import esesGallery from '../es-es/gallery.json' with { type: 'json' }
import esesAccount from '../es-es/account.json' with { type: 'json' }
import esesAssociate from '../es-es/associate.json' with { type: 'json' }
import esesProfile from '../es-es/profile.json' with { type: 'json' }
import esesPrivacy from '../es-es/privacy.json' with { type: 'json' }
import esesConsent from '../es-es/consent.json' with { type: 'json' }
import esesContact from '../es-es/contact.json' with { type: 'json' }
import esesNewsletter from '../es-es/newsletter.json' with { type: 'json' }
import esesCases from '../es-es/cases.json' with { type: 'json' }
import esesDocuments from '../es-es/documents.json' with { type: 'json' }
import esesFavourites from '../es-es/favourites.json' with { type: 'json' }
import esesPaint from '../es-es/paint.json' with { type: 'json' }
import esesPainter from '../es-es/painter.json' with { type: 'json' }
import esesPlayer from '../es-es/player.json' with { type: 'json' }
import esesArticles from '../es-es/articles.json' with { type: 'json' }
import esesHelp from '../es-es/help.json' with { type: 'json' }
import esesPreview from '../es-es/preview.json' with { type: 'json' }
import nlnlCommon from '../nl-nl/common.json' with { type: 'json' }
import nlnlNavigation from '../nl-nl/navigation.json' with { type: 'json' }
import nlnlHome from '../nl-nl/home.json' with { type: 'json' }
import nlnlListing from '../nl-nl/listing.json' with { type: 'json' }
import nlnlProduct from '../nl-nl/product.json' with { type: 'json' }
import nlnlReviews from '../nl-nl/reviews.json' with { type: 'json' }
import nlnlCart from '../nl-nl/cart.json' with { type: 'json' }
import nlnlCheckout from '../nl-nl/checkout.json' with { type: 'json' }
import nlnlCredentials from '../nl-nl/credentials.json' with { type: 'json' }
import nlnlEnrolment from '../nl-nl/enrolment.json' with { type: 'json' }
import nlnlPayment from '../nl-nl/payment.json' with { type: 'json' }
import nlnlWallet from '../nl-nl/wallet.json' with { type: 'json' }
import nlnlOrder from '../nl-nl/order.json' with { type: 'json' }
import nlnlOrders from '../nl-nl/orders.json' with { type: 'json' }
import nlnlErrors from '../nl-nl/errors.json' with { type: 'json' }
import nlnlValidation from '../nl-nl/validation.json' with { type: 'json' }
import nlnlMail from '../nl-nl/mail.json' with { type: 'json' }
import nlnlSeo from '../nl-nl/seo.json' with { type: 'json' }
import nlnlDialogs from '../nl-nl/dialogs.json' with { type: 'json' }
import nlnlLocations from '../nl-nl/locations.json' with { type: 'json' }
import nlnlStores from '../nl-nl/stores.json' with { type: 'json' }
import nlnlStaff from '../nl-nl/staff.json' with { type: 'json' }
import nlnlTax from '../nl-nl/tax.json' with { type: 'json' }
import nlnlWithdrawal from '../nl-nl/withdrawal.json' with { type: 'json' }
import nlnlStock from '../nl-nl/stock.json' with { type: 'json' }
import nlnlPreorder from '../nl-nl/preorder.json' with { type: 'json' }
import nlnlRelated from '../nl-nl/related.json' with { type: 'json' }
import nlnlSizes from '../nl-nl/sizes.json' with { type: 'json' }
import nlnlDelivery from '../nl-nl/delivery.json' with { type: 'json' }
import nlnlDraws from '../nl-nl/draws.json' with { type: 'json' }
import nlnlMedia from '../nl-nl/media.json' with { type: 'json' }
import nlnlEvents from '../nl-nl/events.json' with { type: 'json' }
import nlnlLoyalty from '../nl-nl/loyalty.json' with { type: 'json' }
import nlnlGallery from '../nl-nl/gallery.json' with { type: 'json' }
import nlnlAccount from '../nl-nl/account.json' with { type: 'json' }
import nlnlAssociate from '../nl-nl/associate.json' with { type: 'json' }
import nlnlProfile from '../nl-nl/profile.json' with { type: 'json' }
import nlnlPrivacy from '../nl-nl/privacy.json' with { type: 'json' }
import nlnlConsent from '../nl-nl/consent.json' with { type: 'json' }
import nlnlContact from '../nl-nl/contact.json' with { type: 'json' }
import nlnlNewsletter from '../nl-nl/newsletter.json' with { type: 'json' }
import nlnlCases from '../nl-nl/cases.json' with { type: 'json' }
import nlnlDocuments from '../nl-nl/documents.json' with { type: 'json' }
import nlnlFavourites from '../nl-nl/favourites.json' with { type: 'json' }
import nlnlPaint from '../nl-nl/paint.json' with { type: 'json' }
import nlnlPainter from '../nl-nl/painter.json' with { type: 'json' }
import nlnlPlayer from '../nl-nl/player.json' with { type: 'json' }
import nlnlArticles from '../nl-nl/articles.json' with { type: 'json' }
import nlnlHelp from '../nl-nl/help.json' with { type: 'json' }
import nlnlPreview from '../nl-nl/preview.json' with { type: 'json' }

export const localeBases = bases

export const catalogues = {
  'en-us': {
    common: enusCommon,
    navigation: enusNavigation,
    home: enusHome,
    listing: enusListing,
    product: enusProduct,
    reviews: enusReviews,
    cart: enusCart,
    checkout: enusCheckout,
    credentials: enusCredentials,
    enrolment: enusEnrolment,
    payment: enusPayment,
    wallet: enusWallet,
    order: enusOrder,
    orders: enusOrders,
    errors: enusErrors,
    validation: enusValidation,
    mail: enusMail,
    seo: enusSeo,
    dialogs: enusDialogs,
    locations: enusLocations,
    stores: enusStores,
    staff: enusStaff,
    tax: enusTax,
    withdrawal: enusWithdrawal,
    stock: enusStock,
    preorder: enusPreorder,
    related: enusRelated,
    sizes: enusSizes,
    delivery: enusDelivery,
    draws: enusDraws,
    media: enusMedia,
    events: enusEvents,
    loyalty: enusLoyalty,
    gallery: enusGallery,
    account: enusAccount,
    associate: enusAssociate,
    profile: enusProfile,
    privacy: enusPrivacy,
    consent: enusConsent,
    contact: enusContact,
    newsletter: enusNewsletter,
    cases: enusCases,
    documents: enusDocuments,
    favourites: enusFavourites,
    paint: enusPaint,
    painter: enusPainter,
    player: enusPlayer,
    articles: enusArticles,
    help: enusHelp,
    backoffice: enusBackoffice,
    preview: enusPreview,
    content: enusContent,
  },
  'en-ca': {
    common: encaCommon,
    navigation: encaNavigation,
    listing: encaListing,
    product: encaProduct,
    cart: encaCart,
    wallet: encaWallet,
    order: encaOrder,
    orders: encaOrders,
    errors: encaErrors,
    mail: encaMail,
    seo: encaSeo,
    locations: encaLocations,
    stores: encaStores,
    delivery: encaDelivery,
    loyalty: encaLoyalty,
    profile: encaProfile,
    privacy: encaPrivacy,
    consent: encaConsent,
    cases: encaCases,
    favourites: encaFavourites,
    paint: encaPaint,
    painter: encaPainter,
  },
  'en-gb': {
    common: engbCommon,
    navigation: engbNavigation,
    home: engbHome,
    listing: engbListing,
    product: engbProduct,
    cart: engbCart,
    checkout: engbCheckout,
    credentials: engbCredentials,
    enrolment: engbEnrolment,
    payment: engbPayment,
    wallet: engbWallet,
    order: engbOrder,
    orders: engbOrders,
    errors: engbErrors,
    validation: engbValidation,
    mail: engbMail,
    seo: engbSeo,
    dialogs: engbDialogs,
    locations: engbLocations,
    stores: engbStores,
    staff: engbStaff,
    related: engbRelated,
    delivery: engbDelivery,
    events: engbEvents,
    loyalty: engbLoyalty,
    account: engbAccount,
    profile: engbProfile,
    privacy: engbPrivacy,
    consent: engbConsent,
    cases: engbCases,
    favourites: engbFavourites,
    paint: engbPaint,
    painter: engbPainter,
  },
  'en-au': {
    navigation: enauNavigation,
    product: enauProduct,
    cart: enauCart,
    checkout: enauCheckout,
    credentials: enauCredentials,
    payment: enauPayment,
    wallet: enauWallet,
    order: enauOrder,
    orders: enauOrders,
    errors: enauErrors,
    mail: enauMail,
    seo: enauSeo,
    dialogs: enauDialogs,
    locations: enauLocations,
    stores: enauStores,
    staff: enauStaff,
    account: enauAccount,
    privacy: enauPrivacy,
    cases: enauCases,
    documents: enauDocuments,
  },
  'de-de': {
    common: dedeCommon,
    navigation: dedeNavigation,
    home: dedeHome,
    listing: dedeListing,
    product: dedeProduct,
    reviews: dedeReviews,
    cart: dedeCart,
    checkout: dedeCheckout,
    credentials: dedeCredentials,
    enrolment: dedeEnrolment,
    payment: dedePayment,
    wallet: dedeWallet,
    order: dedeOrder,
    orders: dedeOrders,
    errors: dedeErrors,
    validation: dedeValidation,
    mail: dedeMail,
    seo: dedeSeo,
    dialogs: dedeDialogs,
    locations: dedeLocations,
    stores: dedeStores,
    staff: dedeStaff,
    tax: dedeTax,
    withdrawal: dedeWithdrawal,
    stock: dedeStock,
    preorder: dedePreorder,
    related: dedeRelated,
    sizes: dedeSizes,
    delivery: dedeDelivery,
    draws: dedeDraws,
    media: dedeMedia,
    events: dedeEvents,
    loyalty: dedeLoyalty,
    gallery: dedeGallery,
    account: dedeAccount,
    associate: dedeAssociate,
    profile: dedeProfile,
    privacy: dedePrivacy,
    consent: dedeConsent,
    contact: dedeContact,
    newsletter: dedeNewsletter,
    cases: dedeCases,
    documents: dedeDocuments,
    favourites: dedeFavourites,
    paint: dedePaint,
    painter: dedePainter,
    player: dedePlayer,
    articles: dedeArticles,
    help: dedeHelp,
    backoffice: dedeBackoffice,
    preview: dedePreview,
    content: dedeContent,
  },
  'fr-ca': {
    common: frcaCommon,
    navigation: frcaNavigation,
    home: frcaHome,
    listing: frcaListing,
    product: frcaProduct,
    reviews: frcaReviews,
    cart: frcaCart,
    checkout: frcaCheckout,
    credentials: frcaCredentials,
    enrolment: frcaEnrolment,
    payment: frcaPayment,
    wallet: frcaWallet,
    order: frcaOrder,
    orders: frcaOrders,
    errors: frcaErrors,
    validation: frcaValidation,
    mail: frcaMail,
    seo: frcaSeo,
    dialogs: frcaDialogs,
    locations: frcaLocations,
    stores: frcaStores,
    staff: frcaStaff,
    tax: frcaTax,
    withdrawal: frcaWithdrawal,
    stock: frcaStock,
    preorder: frcaPreorder,
    related: frcaRelated,
    sizes: frcaSizes,
    delivery: frcaDelivery,
    draws: frcaDraws,
    media: frcaMedia,
    events: frcaEvents,
    loyalty: frcaLoyalty,
    gallery: frcaGallery,
    account: frcaAccount,
    associate: frcaAssociate,
    profile: frcaProfile,
    privacy: frcaPrivacy,
    consent: frcaConsent,
    contact: frcaContact,
    newsletter: frcaNewsletter,
    cases: frcaCases,
    documents: frcaDocuments,
    favourites: frcaFavourites,
    paint: frcaPaint,
    painter: frcaPainter,
    player: frcaPlayer,
    articles: frcaArticles,
    help: frcaHelp,
    backoffice: frcaBackoffice,
    preview: frcaPreview,
    content: frcaContent,
  },
  'fr-fr': {
    common: frfrCommon,
    navigation: frfrNavigation,
    home: frfrHome,
    listing: frfrListing,
    product: frfrProduct,
    reviews: frfrReviews,
    cart: frfrCart,
    checkout: frfrCheckout,
    credentials: frfrCredentials,
    enrolment: frfrEnrolment,
    payment: frfrPayment,
    wallet: frfrWallet,
    order: frfrOrder,
    orders: frfrOrders,
    errors: frfrErrors,
    validation: frfrValidation,
    mail: frfrMail,
    seo: frfrSeo,
    dialogs: frfrDialogs,
    locations: frfrLocations,
    stores: frfrStores,
    staff: frfrStaff,
    withdrawal: frfrWithdrawal,
    stock: frfrStock,
    preorder: frfrPreorder,
    related: frfrRelated,
    sizes: frfrSizes,
    draws: frfrDraws,
    events: frfrEvents,
    loyalty: frfrLoyalty,
    gallery: frfrGallery,
    account: frfrAccount,
    associate: frfrAssociate,
    profile: frfrProfile,
    privacy: frfrPrivacy,
    consent: frfrConsent,
    contact: frfrContact,
    newsletter: frfrNewsletter,
    cases: frfrCases,
    documents: frfrDocuments,
    favourites: frfrFavourites,
    paint: frfrPaint,
    articles: frfrArticles,
    preview: frfrPreview,
  },
  'it-it': {
    common: ititCommon,
    navigation: ititNavigation,
    home: ititHome,
    listing: ititListing,
    product: ititProduct,
    reviews: ititReviews,
    cart: ititCart,
    checkout: ititCheckout,
    credentials: ititCredentials,
    enrolment: ititEnrolment,
    payment: ititPayment,
    wallet: ititWallet,
    order: ititOrder,
    orders: ititOrders,
    errors: ititErrors,
    validation: ititValidation,
    mail: ititMail,
    seo: ititSeo,
    dialogs: ititDialogs,
    locations: ititLocations,
    stores: ititStores,
    staff: ititStaff,
    tax: ititTax,
    withdrawal: ititWithdrawal,
    stock: ititStock,
    preorder: ititPreorder,
    related: ititRelated,
    sizes: ititSizes,
    delivery: ititDelivery,
    draws: ititDraws,
    media: ititMedia,
    events: ititEvents,
    loyalty: ititLoyalty,
    gallery: ititGallery,
    account: ititAccount,
    associate: ititAssociate,
    profile: ititProfile,
    privacy: ititPrivacy,
    consent: ititConsent,
    contact: ititContact,
    newsletter: ititNewsletter,
    cases: ititCases,
    documents: ititDocuments,
    favourites: ititFavourites,
    paint: ititPaint,
    painter: ititPainter,
    player: ititPlayer,
    articles: ititArticles,
    help: ititHelp,
    preview: ititPreview,
  },
  'es-es': {
    common: esesCommon,
    navigation: esesNavigation,
    home: esesHome,
    listing: esesListing,
    product: esesProduct,
    reviews: esesReviews,
    cart: esesCart,
    checkout: esesCheckout,
    credentials: esesCredentials,
    enrolment: esesEnrolment,
    payment: esesPayment,
    wallet: esesWallet,
    order: esesOrder,
    orders: esesOrders,
    errors: esesErrors,
    validation: esesValidation,
    mail: esesMail,
    seo: esesSeo,
    dialogs: esesDialogs,
    locations: esesLocations,
    stores: esesStores,
    staff: esesStaff,
    tax: esesTax,
    withdrawal: esesWithdrawal,
    stock: esesStock,
    preorder: esesPreorder,
    related: esesRelated,
    sizes: esesSizes,
    delivery: esesDelivery,
    draws: esesDraws,
    media: esesMedia,
    events: esesEvents,
    loyalty: esesLoyalty,
    gallery: esesGallery,
    account: esesAccount,
    associate: esesAssociate,
    profile: esesProfile,
    privacy: esesPrivacy,
    consent: esesConsent,
    contact: esesContact,
    newsletter: esesNewsletter,
    cases: esesCases,
    documents: esesDocuments,
    favourites: esesFavourites,
    paint: esesPaint,
    painter: esesPainter,
    player: esesPlayer,
    articles: esesArticles,
    help: esesHelp,
    preview: esesPreview,
  },
  'nl-nl': {
    common: nlnlCommon,
    navigation: nlnlNavigation,
    home: nlnlHome,
    listing: nlnlListing,
    product: nlnlProduct,
    reviews: nlnlReviews,
    cart: nlnlCart,
    checkout: nlnlCheckout,
    credentials: nlnlCredentials,
    enrolment: nlnlEnrolment,
    payment: nlnlPayment,
    wallet: nlnlWallet,
    order: nlnlOrder,
    orders: nlnlOrders,
    errors: nlnlErrors,
    validation: nlnlValidation,
    mail: nlnlMail,
    seo: nlnlSeo,
    dialogs: nlnlDialogs,
    locations: nlnlLocations,
    stores: nlnlStores,
    staff: nlnlStaff,
    tax: nlnlTax,
    withdrawal: nlnlWithdrawal,
    stock: nlnlStock,
    preorder: nlnlPreorder,
    related: nlnlRelated,
    sizes: nlnlSizes,
    delivery: nlnlDelivery,
    draws: nlnlDraws,
    media: nlnlMedia,
    events: nlnlEvents,
    loyalty: nlnlLoyalty,
    gallery: nlnlGallery,
    account: nlnlAccount,
    associate: nlnlAssociate,
    profile: nlnlProfile,
    privacy: nlnlPrivacy,
    consent: nlnlConsent,
    contact: nlnlContact,
    newsletter: nlnlNewsletter,
    cases: nlnlCases,
    documents: nlnlDocuments,
    favourites: nlnlFavourites,
    paint: nlnlPaint,
    painter: nlnlPainter,
    player: nlnlPlayer,
    articles: nlnlArticles,
    help: nlnlHelp,
    preview: nlnlPreview,
  },
}
